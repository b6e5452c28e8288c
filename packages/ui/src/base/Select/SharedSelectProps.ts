import type { ComponentProps, ReactNode, RefObject } from 'react'
import type { Option } from '../Field/choice.ts'

/** Props of every trigger: the first one, and those that replace it. */
export interface SharedSelectProps {
  options: readonly Option[]
  value: string | undefined
  /** The selected option. */
  selected: Option | undefined
  placeholder: ReactNode
  isDisabled: boolean
  onSelect: (value: string) => void
  onBlur: (() => void) | undefined
  /** Id of the label, which also names the list. */
  labelId: string
  /** Attributes of the trigger: those of the field and those that the caller passes on. */
  trigger: Omit<ComponentProps<'button'>, 'value'> & { id: string }
}

/** Props of a trigger with a list, which replaces the first one. */
export interface LoadedSelectProps extends SharedSelectProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether the replaced trigger has the focus. */
  hadFocus: RefObject<boolean>
}

/** Keys that open the list from the closed trigger, as in Radix. */
export const openKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])
