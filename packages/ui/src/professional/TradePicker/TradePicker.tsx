'use client'
import type { TradeRef } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { FieldError, type FieldProps, LabelText, useFieldIds } from '../../base/Field/Field.tsx'
import * as field from '../../base/Field/Field.css.ts'
import { Icon } from '../../base/Icon/Icon.tsx'
import { getTradeIconNode } from '../../trade/getTradeIconNode.ts'
import { professionalMessages } from '../professional.messages.ts'
import * as css from './TradePicker.css.ts'
import * as icons from '../../base/Icon/icons.ts'
import { useOverride } from '../../marketplace/overrides.ts'

export interface TradePickerProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** All trades. */
  trades: readonly TradeRef[]
  /** Ids of the selected trades (controlled). */
  value?: readonly number[]
  /** Ids of the initially selected trades (uncontrolled). */
  defaultValue?: readonly number[]
  /** Called with the ids of all selected trades, in the order of `trades`. */
  onChange?: (ids: number[]) => void
  /** Label.
   * @default 'Oficios' */
  label?: ReactNode
}

/** Renders a checkbox with an icon for each trade. */
export const TradePicker = ({
  trades,
  value,
  defaultValue,
  onChange,
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  name,
  onBlur,
}: TradePickerProps) => {
  const ids = useFieldIds()
  const t = useOverride()
  const described = [errorMessage && ids.error, description && ids.description].filter(Boolean).join(' ')
  return (
    <CheckboxGroup
      className={field.field}
      {...(value && { value: value.map(String) })}
      {...(defaultValue && { defaultValue: defaultValue.map(String) })}
      onChange={(selected) =>
        onChange?.(trades.map(({ id }) => id).filter((id) => selected.includes(String(id))))
      }
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...(name !== undefined && { name })}
      {...(onBlur && { onBlur })}
      {...(described && { 'aria-describedby': described })}
    >
      <Label className={field.label}>
        <LabelText isRequired={isRequired}>{label ?? t(professionalMessages.chooseTrades)}</LabelText>
      </Label>
      <div className={css.grid}>
        {trades.map((trade) => (
          <Checkbox key={trade.id} value={String(trade.id)} className={css.tile}>
            {({ isSelected }) => (
              <>
                <Icon icon={isSelected ? icons.check : getTradeIconNode(trade.name)} />
                <span className={css.name}>{trade.name}</span>
              </>
            )}
          </Checkbox>
        ))}
      </div>
      {description && (
        <span id={ids.description} className={field.description}>
          {description}
        </span>
      )}
      {errorMessage && <FieldError id={ids.error}>{errorMessage}</FieldError>}
    </CheckboxGroup>
  )
}
