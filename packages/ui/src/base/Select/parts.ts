import type { AriaAttributes } from 'react'
import type { Option } from '../RadioGroup/RadioGroup.tsx'

/** What the plain trigger and the engine share, so that one can take the place of the other unseen. */
export interface SelectParts {
  options: readonly Option[]
  value: string | undefined
  /** Words of the chosen option. */
  chosen: string | undefined
  placeholder: string
  isDisabled: boolean
  onChoose: (value: string) => void
  onBlur: (() => void) | undefined
  /** Id of the label, which also names the list. */
  labelId: string
  /** Id and aria attributes of the trigger. */
  trigger: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> & {
    id: string
  }
}
