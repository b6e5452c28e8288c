import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import { afterEach, expect, test, vi } from 'vitest'
import { Combobox, type ComboboxProps, Select } from '../../base/index.ts'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { esAR } from '../../messages/index.ts'
import { createStreets } from '../lists.ts'

const options = ['La Plata', 'Lanús', 'Luján'].map((value) => ({ value, label: value }))
afterEach(cleanup)

const onChange = vi.fn<(value: string | null) => void>()

/** Renders a combobox with its code loaded, and focuses it. */
async function renderCombobox(props: Partial<ComboboxProps>) {
  onChange.mockReset()
  render(
    <PlomadaProvider messages={esAR}>
      <Combobox label="Ciudad" options={options} onChange={onChange} {...props} />
      <button type="button">Enviar</button>
    </PlomadaProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Ciudad' })
  field.focus()
  await act(() => import('../../base/Combobox/ComboboxList.tsx'))
  return field
}

test('a combobox with free text takes a part of an option on Enter, and keeps it when it loses the focus', async () => {
  const field = await renderCombobox({ isFreeText: true })
  await userEvent.type(field, 'La{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('La')
  await userEvent.tab()
  expect(field.value).toBe('La')
  expect(onChange).toHaveBeenCalledOnce()
})

test('a combobox with free text and an automatic selection keeps a text that no option contains', async () => {
  const field = await renderCombobox({ isFreeText: true, autoSelect: 'first' })
  await userEvent.type(field, 'aaa')
  await userEvent.tab()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('aaa')
  expect(field.value).toBe('aaa')
})

test.each([false, true])(
  'a combobox whose text was not changed keeps its value on Enter and Tab, with free text %s',
  async (isFreeText) => {
    const field = await renderCombobox({ isFreeText, defaultValue: 'Lanús' })
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(field.value).toBe('Lanús')
    expect(onChange).not.toHaveBeenCalled()
  },
)

test('Shift with Home or End selects text while the list is open', async () => {
  const field = await renderCombobox({})
  await userEvent.type(field, 'l')
  for (const key of ['Home', 'End']) {
    // The browser acts on a key whose default is not prevented.
    expect(fireEvent.keyDown(field, { key, shiftKey: true })).toBe(true)
    expect(fireEvent.keyDown(field, { key })).toBe(false)
  }
})

test('Enter that ends the composition of a text selects nothing', async () => {
  const field = await renderCombobox({ autoSelect: 'first' })
  await userEvent.type(field, 'lan')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Lanús')
})

test('arrow keys move after a selection, from the selected option', async () => {
  const field = await renderCombobox({})
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('La Plata')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('Luján')
})

test('a select keeps the focus when its options become many', async () => {
  const renderSelect = (count: number) => (
    <PlomadaProvider messages={esAR}>
      <Select label="Calle" options={createStreets(count)} value="v2" />
    </PlomadaProvider>
  )
  const { rerender } = render(renderSelect(10))
  screen.getByRole('combobox', { name: 'Calle' }).focus()
  await act(() => import('../../base/Select/RadixSelect.tsx'))
  rerender(renderSelect(1000))
  await act(() => import('../../base/Select/LongSelect.tsx'))
  const field = screen.getByRole('combobox', { name: 'Calle' })
  expect(document.activeElement).toBe(field)
  expect(field.textContent).toBe('Calle 2')
})
