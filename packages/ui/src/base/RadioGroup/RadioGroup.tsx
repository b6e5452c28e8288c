'use client'
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components'
import type { ChoiceProps, Option } from '../Field/choice.ts'
import { type GroupProps, useFieldIds } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { FieldGroup, getGroupProps, useGroup } from '../FieldGroup/FieldGroup.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { classOf } from '../../theme/classes.ts'
import * as cards from './Cards.css.ts'
import * as css from './RadioGroup.css.ts'
import * as segments from './Segments.css.ts'

export interface RadioGroupProps<Value extends string = string> extends GroupProps, ChoiceProps<Value> {
  /** Layout of the options. Use `segmented` for two or three short options, `cards` for two to four that need a sentence.
   * @default 'list' */
  variant?: 'list' | 'row' | 'segmented' | 'cards'
  /** Ref to the group. */
  ref?: PassThroughProps<HTMLDivElement>['ref']
}

const groupClasses = {
  list: classOf(css.options, 'list'),
  row: classOf(css.options, 'row'),
  segmented: segments.frame,
  cards: cards.frame,
}
const optionClasses = { list: css.row, row: css.row, segmented: segments.segment, cards: cards.card }

/** Renders a group of radio buttons. */
export const RadioGroup = <Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  variant = 'list',
  ref,
  ...field
}: RadioGroupProps<Value>) => {
  const ids = useFieldIds(field.id)
  const { group, isResetting } = useGroup(
    ids,
    ref,
    value === undefined ? undefined : [value].filter((one) => one !== null),
  )
  const focused = options.find((option) => option.value === (value ?? defaultValue)) ?? options[0]
  const select = (next: string) => {
    const option = options.find((one) => one.value === next)
    if (option && !isResetting()) onChange?.(option.value)
  }
  return (
    <AriaRadioGroup
      ref={group}
      {...getGroupProps(ids, field)}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={select}
      orientation={variant === 'list' ? 'vertical' : 'horizontal'}
      isRequired={field.isRequired ?? false}
    >
      <FieldGroup ids={ids} {...field}>
        <div className={groupClasses[variant]}>
          {options.map((option, index) => (
            <Radio
              key={option.value}
              value={option.value}
              lang={option.lang}
              isDisabled={option.isDisabled ?? false}
              {...(option.description && {
                'aria-labelledby': `${ids.control}-${index}`,
                'aria-describedby': `${ids.control}-${index}-description`,
              })}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
              autoFocus={option === focused && (field.autoFocus ?? false)}
              className={optionClasses[variant]}
            >
              {variant === 'cards' && <CardTop icon={option.icon} />}
              {(variant === 'list' || variant === 'row') && <Circle />}
              <span>
                <span
                  id={`${ids.control}-${index}`}
                  className={variant === 'cards' ? cards.title : undefined}
                >
                  {option.label}
                </span>
                {option.description && (
                  <span id={`${ids.control}-${index}-description`} className={css.description}>
                    {option.description}
                  </span>
                )}
              </span>
            </Radio>
          ))}
        </div>
      </FieldGroup>
    </AriaRadioGroup>
  )
}

const Circle = () => <span className={css.circle} aria-hidden="true" />

const CardTop = ({ icon }: Pick<Option, 'icon'>) => (
  <span className={cards.top}>
    {icon && (
      <span className={cards.tile}>
        <Icon icon={icon} size="xl" />
      </span>
    )}
    <Circle />
  </span>
)
