import { useMessages } from '../../provider/context.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as css from './Combobox.css.ts'

/** Renders the button that opens the list, for the pointer and for screen readers of touch devices. */
export const OpenButton = ({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) => {
  const t = useMessages()
  return (
    <button
      type="button"
      className={css.button}
      // The arrow keys open the list from the field.
      tabIndex={-1}
      aria-label={t('combobox.open')}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon icon={icons.chevronDown} />
    </button>
  )
}
