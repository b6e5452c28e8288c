'use client'
import { professionalForm, type TradeRef } from '@plomada/domain'
import { FormField } from '../../form/FormField/FormField.tsx'
import { useFormField } from '../../form/useFormField.ts'
import { DayPicker } from '../DayPicker/DayPicker.tsx'
import { TradePicker } from '../TradePicker/TradePicker.tsx'
import * as css from './ProfessionalFields.css.ts'

export interface ProfessionalFieldsProps {
  /** All trades. */
  trades: readonly TradeRef[]
}

/** What a professional tells about themselves; belongs inside `<Form of={professionalForm}>`. */
export const ProfessionalFields = ({ trades }: ProfessionalFieldsProps) => {
  const chosenTrades = useFormField(professionalForm, 'tradeIds')
  const chosenDays = useFormField(professionalForm, 'days')
  return (
    <>
      <TradePicker
        {...chosenTrades.field}
        trades={trades}
        value={chosenTrades.value}
        onChange={chosenTrades.set}
      />
      <DayPicker {...chosenDays.field} value={chosenDays.value} onChange={chosenDays.set} />
      <FormField of={professionalForm} name="shift" choice="segmented" />
      <FormField of={professionalForm} name="description" />
      <div className={css.pair}>
        <FormField of={professionalForm} name="province" />
        <FormField of={professionalForm} name="city" hidesEmpty />
      </div>
      <FormField of={professionalForm} name="address" />
    </>
  )
}
