import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import { Combobox, DateField, DatePicker, MultiCombobox } from '../../base/index.ts'
import type { FieldCase } from './fieldContract.tsx'

const options = ['uno', 'dos', 'tres'].map((value) => ({ value, label: value }))
const base = { label: 'Dato', name: 'dato' }
const retype = (role: string, text: string) => async () => {
  const input = screen.getByRole(role, { name: 'Dato' })
  await userEvent.clear(input)
  await userEvent.type(input, text)
  await userEvent.tab()
}

/** Fields with a picker, and those for dates and several files. */
export const pickerCases: FieldCase[] = [
  {
    field: 'Combobox',
    uncontrolled: <Combobox {...base} options={options} defaultValue="uno" />,
    renderControlled: (props) => (
      <Combobox {...base} {...props} options={options} value={props.value as string} />
    ),
    first: 'uno',
    change: retype('combobox', 'TRÉS'),
    next: 'tres',
    filled: 'Trés',
  },
  {
    field: 'Combobox with free text',
    uncontrolled: <Combobox {...base} options={options} defaultValue="nada" isFreeText />,
    renderControlled: (props) => (
      <Combobox {...base} {...props} options={options} value={props.value as string} isFreeText />
    ),
    first: 'nada',
    change: retype('combobox', 'otro'),
    next: 'otro',
    filled: 'otro',
  },
  {
    field: 'MultiCombobox',
    uncontrolled: <MultiCombobox {...base} options={options} defaultValue={['uno']} />,
    renderControlled: (props) => (
      <MultiCombobox {...base} {...props} options={options} value={props.value as string[]} />
    ),
    first: ['uno'],
    change: retype('combobox', 'TRÉS'),
    next: ['uno', 'tres'],
    formData: [['uno'], ['uno', 'tres']],
  },
  {
    field: 'DatePicker',
    uncontrolled: <DatePicker {...base} defaultValue="2026-03-18" />,
    renderControlled: (props) => <DatePicker {...base} {...props} value={props.value as string | null} />,
    first: '2026-03-18',
    change: retype('textbox', '1/4/26'),
    next: '2026-04-01',
    filled: '01/04/2026',
  },
  {
    field: 'DateField',
    renderControlled: (props) => <DateField {...base} {...props} value={props.value as string | undefined} />,
    first: '2026-03-18',
    // A native date has parts, which user-event cannot type into one by one.
    change: async () => {
      const input = screen.getByLabelText('Dato')
      fireEvent.change(input, { target: { value: '2026-04-01' } })
      fireEvent.blur(input)
    },
    next: '2026-04-01',
    filled: '2026-04-01',
  },
]
