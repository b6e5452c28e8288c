import { useId } from 'react'
import * as tiles from '../../base/CheckboxGroup/Tiles.css.ts'
import { LabelWords } from '../../base/Field/Field.tsx'
import * as field from '../../base/Field/Field.css.ts'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import * as segments from '../../base/RadioGroup/Segments.css.ts'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { classes } from '../../theme/classes.ts'
import * as css from './FilterGroup.css.ts'

interface FilterGroupProps {
  label: string
  isLabelHidden: boolean
  /** `one` of them in a frame of segments, or `many` of them as tiles. */
  choose: 'one' | 'many'
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onToggle: (value: string, isChosen: boolean) => void
}

/**
 * A few options in sight, made of plain radio buttons or check boxes. Looks like the form's groups, which add what a
 * form needs (errors, help, a form's reset); a list page is too early to carry that.
 */
export const FilterGroup = ({
  label,
  isLabelHidden,
  choose,
  options,
  chosen,
  onToggle,
}: FilterGroupProps) => {
  const id = useId()
  const words = (
    <span id={id} className={field.label}>
      <LabelWords isRequired={false}>{label}</LabelWords>
    </span>
  )
  const isOne = choose === 'one'
  return (
    <div className={field.field} role={isOne ? 'radiogroup' : 'group'} aria-labelledby={id}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <div className={isOne ? segments.frame : tiles.tiles}>
        {options.map((option) => {
          const isChosen = chosen.includes(option.value)
          return (
            <label
              key={option.value}
              className={classes(isOne ? segments.segment : tiles.tile, css.option)}
              data-selected={isChosen || undefined}
            >
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={`${id}-option`}
                className={css.input}
                checked={isChosen}
                onChange={(event) => onToggle(option.value, event.target.checked)}
              />
              {!isOne && isChosen && <Icon picture={icons.check} size="sm" />}
              <span>
                <Words>{option.label}</Words>
              </span>
            </label>
          )
        })}
      </div>
    </div>
  )
}
