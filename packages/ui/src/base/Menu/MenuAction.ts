import type { IconNode } from '../Icon/icons.ts'

/** An action of a menu. */
export interface MenuAction {
  /** Unique within the menu. */
  id: string
  /** Label: a verb. */
  label: string
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
