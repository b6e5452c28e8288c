import { useMessages } from '../../provider/context.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { Ring } from '../Spinner/Ring.tsx'
import * as css from './ListState.css.ts'

interface ListStateProps {
  text: string
  isLoading: boolean
  retry: (() => void) | undefined
}

/** Renders what replaces the options. Screen readers announce it, because the focus stays in the input. */
export const ListState = ({ text, isLoading, retry }: ListStateProps) => {
  const t = useMessages()
  return (
    <div className={css.state} aria-hidden="true">
      {isLoading && <Ring />}
      <span className={retry && css.failure}>{text}</span>
      {retry && (
        // Arrow keys retry from the input, which keeps the focus.
        <button type="button" className={css.retry} tabIndex={-1} onClick={retry}>
          <Icon icon={icons.retry} size="sm" />
          {t('retry')}
        </button>
      )}
    </div>
  )
}
