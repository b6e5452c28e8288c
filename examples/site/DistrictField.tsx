'use client'
import { Combobox } from '@plomada/ui/Combobox'
import { useFormField } from '@plomada/ui/form'
import { getBookingForm } from './booking'
import type { Language } from './language'

/** Searches the districts, as a server would for a longer list. */
const searchDistricts = async (text: string) => {
  const { districts } = await import('./districts')
  const found = districts.filter((name) => name.toLowerCase().includes(text.toLowerCase()))
  return found.map((name) => ({ value: name, label: name }))
}

/** Renders the place of the delivery: a field that loads its options while the user types. */
export const DistrictField = ({ language }: { language: Language }) => {
  const { value, setValue, field } = useFormField(getBookingForm(language), 'district')
  return (
    <Combobox
      {...field}
      loadOptions={searchDistricts}
      value={value === '' ? null : value}
      valueLabel={value}
      onChange={(district) => setValue(district ?? '')}
    />
  )
}
