'use client'
import { professionalForm, type TradeRef } from '@plomada/domain'
import { Combobox } from '../../base/Combobox/Combobox.tsx'
import { fieldPair } from '../../form/fieldPair.css.ts'
import { FormField } from '../../form/FormField/FormField.tsx'
import { useFormField } from '../../form/useFormField.ts'
import { DayPicker } from '../DayPicker/DayPicker.tsx'
import { TradePicker } from '../TradePicker/TradePicker.tsx'

export interface ProfessionalFieldsProps {
  /** All trades. */
  trades: readonly TradeRef[]
}

/** Renders the fields of a professional profile. Use it inside `<Form form={professionalForm}>`. */
export const ProfessionalFields = ({ trades }: ProfessionalFieldsProps) => {
  const chosenTrades = useFormField(professionalForm, 'tradeIds')
  const chosenDays = useFormField(professionalForm, 'days')
  return (
    <>
      <TradePicker
        {...chosenTrades.field}
        trades={trades}
        value={chosenTrades.value}
        onChange={chosenTrades.setValue}
      />
      <DayPicker {...chosenDays.field} value={chosenDays.value} onChange={chosenDays.setValue} />
      <FormField form={professionalForm} name="shift" choice="segmented" />
      <FormField form={professionalForm} name="description" />
      <div className={fieldPair}>
        <FormField form={professionalForm} name="province" />
        <FormField form={professionalForm} name="city" choice={Combobox} hideWhenEmpty />
      </div>
      <FormField form={professionalForm} name="address" />
    </>
  )
}
