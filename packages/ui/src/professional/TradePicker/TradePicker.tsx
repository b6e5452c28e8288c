'use client'
import type { TradeRef } from '@plomada/domain'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { FieldError, type FieldProps, LabelWords, useFieldIds } from '../../base/Field/Field.tsx'
import * as field from '../../base/Field/Field.css.ts'
import { Icon } from '../../base/Icon/Icon.tsx'
import { iconOfTrade } from '../../trade/iconOfTrade.ts'
import { Words } from '../../base/Words/Words.tsx'
import { professionalCopy } from '../professional.copy.ts'
import * as css from './TradePicker.css.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface TradePickerProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** What to choose from. */
  trades: readonly TradeRef[]
  /** Ids of the chosen ones, when the caller holds them. */
  value?: readonly number[]
  /** Ids of the chosen ones at first, when the picker holds them itself. */
  defaultValue?: readonly number[]
  /** Called with all that are chosen now, in the order of the trades. */
  onChange?: (ids: number[]) => void
  /** What is asked for.
   * @default 'Oficios' */
  label?: string
}

/** Trades to tick, each with its icon. */
export const TradePicker = ({
  trades,
  value,
  defaultValue,
  onChange,
  label = professionalCopy.chooseTrades,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  name,
  onBlur,
}: TradePickerProps) => {
  const ids = useFieldIds()
  const described = [errorMessage && ids.error, description && ids.description].filter(Boolean).join(' ')
  return (
    <CheckboxGroup
      className={field.field}
      {...(value && { value: value.map(String) })}
      {...(defaultValue && { defaultValue: defaultValue.map(String) })}
      onChange={(chosen) =>
        onChange?.(trades.map(({ id }) => id).filter((id) => chosen.includes(String(id))))
      }
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...(name !== undefined && { name })}
      {...(onBlur && { onBlur })}
      {...(described && { 'aria-describedby': described })}
    >
      <Label className={field.label}>
        <LabelWords isRequired={isRequired}>{label}</LabelWords>
      </Label>
      <div className={css.grid}>
        {trades.map((trade) => (
          <Checkbox key={trade.id} value={String(trade.id)} className={css.tile}>
            {({ isSelected }) => (
              <>
                <Icon picture={isSelected ? icons.check : iconOfTrade(trade.name)} />
                <span className={css.name}>{trade.name}</span>
              </>
            )}
          </Checkbox>
        ))}
      </div>
      {description && (
        <span id={ids.description} className={field.description}>
          <Words>{description}</Words>
        </span>
      )}
      <FieldError id={ids.error}>{errorMessage}</FieldError>
    </CheckboxGroup>
  )
}
