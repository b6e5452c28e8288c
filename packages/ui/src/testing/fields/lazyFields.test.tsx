import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import { expect, test, vi } from 'vitest'
import { Combobox, DatePicker, MultiCombobox } from '../../base/index.ts'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { esAR } from '../../messages/index.ts'
import { describeFields, type FieldCase } from './fieldContract.tsx'

const options = ['uno', 'dos', 'tres'].map((value) => ({ value, label: value }))
const base = { label: 'Dato', name: 'dato' }
const retype = (role: string, text: string) => async () => {
  const input = screen.getByRole(role, { name: 'Dato' })
  await userEvent.clear(input)
  await userEvent.type(input, text)
  await userEvent.tab()
}

const cases: FieldCase[] = [
  {
    field: 'Combobox',
    uncontrolled: <Combobox {...base} options={options} defaultValue="uno" />,
    renderControlled: (props) => (
      <Combobox {...base} {...props} options={options} value={props.value as string} />
    ),
    first: 'uno',
    change: retype('combobox', 'TRÉS'),
    next: 'tres',
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
    isInFormOnly: true,
    uncontrolled: <DatePicker {...base} defaultValue="2026-03-18" />,
    renderControlled: (props) => <DatePicker {...base} {...props} value={props.value as string | null} />,
    first: '2026-03-18',
    change: retype('textbox', '1/4/26'),
    next: '2026-04-01',
  },
]

describeFields(cases)

test.each([
  [false, 'true'],
  [true, 'false'],
])('a combobox with readOnly=%s has aria-expanded=%s after Arrow Down', async (readOnly, isExpanded) => {
  render(
    <PlomadaProvider messages={esAR}>
      <Combobox {...base} options={options} readOnly={readOnly} />
    </PlomadaProvider>,
  )
  const input = screen.getByRole('combobox', { name: 'Dato' })
  input.focus()
  await act(() => import('../../base/Combobox/ComboboxList.tsx'))
  await userEvent.keyboard('{ArrowDown}')
  expect(input.getAttribute('aria-expanded')).toBe(isExpanded)
  expect(screen.getByRole('button', { name: 'Ver opciones' })).toHaveProperty('disabled', readOnly)
})

test('a combobox without focus selects the option whose text the browser fills in, and opens no list', () => {
  const onChange = vi.fn<(value: string | null) => void>()
  render(
    <PlomadaProvider messages={esAR}>
      <Combobox {...base} options={options} onChange={onChange} />
    </PlomadaProvider>,
  )
  const input = screen.getByRole('combobox', { name: 'Dato' })
  fireEvent.input(input, { target: { value: 'Tres' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('tres')
  expect(input).toHaveProperty('value', 'tres')
  expect(input.getAttribute('aria-expanded')).toBe('false')
  fireEvent.input(input, { target: { value: 'nada' } })
  expect(input).toHaveProperty('value', 'tres')
})
