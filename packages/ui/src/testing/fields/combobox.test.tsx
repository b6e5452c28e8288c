import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import { afterEach, expect, test, vi } from 'vitest'
import { Combobox } from '../../base/index.ts'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { esAR } from '../../messages/index.ts'

afterEach(cleanup)

const options = ['uno', 'dos', 'tres'].map((value) => ({ value, label: value }))
const base = { label: 'Dato', name: 'dato' }

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
