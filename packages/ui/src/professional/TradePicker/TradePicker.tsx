'use client'
import type { TradeRef } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Checkbox, CheckboxGroup } from 'react-aria-components'
import { type FieldProps, useFieldIds } from '../../base/Field/Field.tsx'
import { FieldGroup, getGroupProps, useGroup } from '../../base/FieldGroup/FieldGroup.tsx'
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
export const TradePicker = ({ trades, value, defaultValue, onChange, label, ...rest }: TradePickerProps) => {
  const ids = useFieldIds(rest.id)
  const t = useOverride()
  const field = { ...rest, label: label ?? t(professionalMessages.chooseTrades) }
  const { group, isResetting } = useGroup(ids, undefined, value?.map(String))
  const change = (selected: string[]) => {
    if (isResetting()) return
    onChange?.(trades.map(({ id }) => id).filter((id) => selected.includes(String(id))))
  }
  return (
    <CheckboxGroup
      ref={group}
      {...getGroupProps(ids, field)}
      {...(value && { value: value.map(String) })}
      {...(defaultValue && { defaultValue: defaultValue.map(String) })}
      onChange={change}
    >
      <FieldGroup ids={ids} {...field}>
        <div className={css.grid}>
          {trades.map((trade, index) => (
            <Checkbox
              key={trade.id}
              value={String(trade.id)}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
              autoFocus={index === 0 && (field.autoFocus ?? false)}
              className={css.tile}
            >
              {({ isSelected }) => (
                <>
                  <Icon icon={isSelected ? icons.check : getTradeIconNode(trade.name)} />
                  <span className={css.name}>{trade.name}</span>
                </>
              )}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
    </CheckboxGroup>
  )
}
