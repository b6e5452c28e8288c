import type { Labeled } from '../Field/choice.ts'
import type { IconNode } from '../Icon/icons.ts'

/** An action of a menu. Its label is a verb. */
export type MenuAction = Labeled & {
  /** Unique within the menu. */
  id: string
  /** Icon before the label. */
  icon?: IconNode
  /** `danger` is for destructive actions.
   * @default 'plain' */
  tone?: 'plain' | 'danger'
  /** Disables the action.
   * @default false */
  isDisabled?: boolean
  /** Called after the menu has closed and focus has returned to its button. */
  onAction: () => void
}
