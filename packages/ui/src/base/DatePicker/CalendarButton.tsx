import type { Ref } from 'react'
import { useMessages } from '../../provider/context.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as css from './DatePicker.css.ts'

interface CalendarButtonProps {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  isDisabled: boolean
  labelId: string
  onIntent: () => void
  onClick: () => void
}

/** Renders the button that opens the calendar of a field. */
export const CalendarButton = (props: CalendarButtonProps) => {
  const { ref, isOpen, isDisabled, labelId, onIntent, onClick } = props
  const t = useMessages()
  const id = `${labelId}-calendar`
  return (
    <button
      ref={ref}
      id={id}
      type="button"
      className={css.button}
      aria-label={t('calendar.open')}
      aria-labelledby={`${id} ${labelId}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={isDisabled}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      // The calendar closes when it loses the focus, and this click would open it again.
      onMouseDown={(event) => isOpen && event.preventDefault()}
      onClick={onClick}
    >
      <Icon icon={icons.calendar} />
    </button>
  )
}
