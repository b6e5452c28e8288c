import type { StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Combobox } from '../../base/Combobox/Combobox.tsx'
import type { ComboboxOption } from '../../base/Combobox/ComboboxOption.ts'
import { advanceClock } from '../fakeClock.ts'
import { expectActiveStreet, getActiveOption, pressKeys } from '../lists.ts'

/** Labels of the options. */
export const cities = 'Avellaneda|Berisso|Ituzaingó|José C. Paz|La Plata|Lanús|Lomas de Zamora|Luján'.split(
  '|',
)

/** The options of most stories. */
export const options = cities.map((city) => ({ value: city, label: city }))

/** Returns the options that contain a text, as a server does. */
export const search = async (text: string) =>
  options.filter(({ label }) => label.toLowerCase().includes(text))

/** Loads options. Reset it before use. */
export const loadOptions = fn<(text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>>()

type Play = NonNullable<StoryObj<typeof Combobox>['play']>

const input = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Ciudad' })
const getOptions = () => screen.getAllByRole('option').map((option) => option.textContent)
const openList = () => screen.findByRole('listbox', { name: 'Ciudad' })

/** Called when the form around a combobox is submitted. */
export const onSubmit = fn((event: FormEvent) => event.preventDefault())

/** Of 5,000 options only the visible ones are elements. Screen readers hear the position of each and the length of the list. */
export const playLong: Play = async ({ args, canvasElement }) => {
  const field = input(canvasElement)
  await userEvent.click(field)
  const list = await openList()
  await expect(screen.getAllByRole('option').length).toBeLessThan(40)
  await expectActiveStreet(field, 3000, 5000)
  await pressKeys(field, 5000, [
    ['{ArrowDown}', 3001],
    ['{PageDown}', 3009],
    ['{End}', 5000],
    ['{PageUp}', 4992],
    ['{Home}', 1],
  ])
  // The active option stays an element when it is not visible.
  list.scrollTop = 90_000
  await screen.findByRole('option', { name: 'Calle 2502' })
  await expect(getActiveOption(field)).toHaveTextContent('Calle 1')
  // A key that moves to the option that is active already shows it again.
  await pressKeys(field, 5000, [['{Home}', 1]])
  await userEvent.clear(field)
  await userEvent.type(field, 'calle 77{ArrowDown}{Enter}')
  await expect(args.onChange).toHaveBeenCalledWith('v77')
}

/** Headings and icons. Arrow keys skip the disabled option; groups without a match have no heading. */
export const playGroups: Play = async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Oficio' })
  await userEvent.click(field)
  const group = within(await screen.findByRole('group', { name: 'Obra' }))
  await expect(group.getByRole('option', { name: 'Techos' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(getActiveOption(field)).toBe(group.getByRole('option', { name: 'Pintura' })))
  await userEvent.type(field, 'gas', { initialSelectionStart: 0, initialSelectionEnd: 11 })
  await waitFor(() => expect(getOptions()).toEqual(['Gas']))
  await expect(screen.queryByRole('group', { name: 'Obra' })).not.toBeInTheDocument()
  await userEvent.clear(field)
  await waitFor(() => expect(getOptions()).toHaveLength(5))
}

/** Enter keeps a text that is no option, and the list says that there is none. It does not submit the form. */
export const playEnterKeepsText: Play = async ({ args, canvasElement }) => {
  const field = input(canvasElement)
  onSubmit.mockClear()
  await userEvent.clear(field)
  await userEvent.type(field, 'La Plaza{Enter}')
  await expect(field).toHaveValue('La Plaza')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sin resultados'))
  await userEvent.type(field, '{Backspace}{Backspace}{Enter}')
  await expect(field).toHaveValue('La Pla')
  await expect(getOptions()).toEqual(['La Plata'])
  await expect(args.onChange).not.toHaveBeenCalled()
  await expect(onSubmit).not.toHaveBeenCalled()
}

/** Enter selects the first option that contains the text. An empty text still removes the selection. */
export const playAutoSelectFirst: Play = async ({ args, canvasElement }) => {
  const field = input(canvasElement)
  await userEvent.type(field, 'lo')
  await openList()
  await waitFor(() => expect(getActiveOption(field)).toHaveTextContent('Lomas de Zamora'))
  await userEvent.keyboard('{Enter}')
  await expect(args.onChange).toHaveBeenLastCalledWith('Lomas de Zamora')
  await userEvent.clear(field)
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  await expect(args.onChange).toHaveBeenLastCalledWith(null)
}

/** Enter selects an option only when no other one contains the text. */
export const playAutoSelectOnly: Play = async ({ args, canvasElement }) => {
  const field = input(canvasElement)
  await userEvent.type(field, 'la')
  await openList()
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  await expect(field).toHaveValue('la')
  await userEvent.type(field, ' p')
  await waitFor(() => expect(getActiveOption(field)).toHaveTextContent('La Plata'))
  await userEvent.tab()
  await expect(args.onChange).toHaveBeenCalledWith('La Plata')
}

/** One request after the last key press; no key press is lost. */
export const playAsync: Play = async ({ args, canvasElement }) => {
  const field = input(canvasElement)
  await userEvent.click(field)
  await openList()
  await waitFor(() => expect(getOptions()).toHaveLength(cities.length))
  await userEvent.type(field, 'lom')
  await advanceClock(299)
  await expect(loadOptions).toHaveBeenCalledOnce()
  await advanceClock(1)
  await expect(loadOptions).toHaveBeenLastCalledWith('lom', expect.any(AbortSignal))
  await waitFor(() => expect(getOptions()).toEqual(['Lomas de Zamora']))
  await expect(field).toHaveValue('lom')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(args.onChange).toHaveBeenCalledWith('Lomas de Zamora')
  await expect(field).toHaveValue('Lomas de Zamora')
}

/** Typing on aborts the request and ignores its result. */
export const playLoading: Play = async ({ canvasElement }) => {
  await userEvent.type(input(canvasElement), 'l')
  await waitFor(() => expect(loadOptions).toHaveBeenCalled())
  const signal = loadOptions.mock.lastCall?.[1]
  await userEvent.type(input(canvasElement), 'a')
  await advanceClock(300)
  await waitFor(() => expect(signal?.aborted).toBe(true))
  await expect(await screen.findByRole('status')).toHaveTextContent('Cargando...')
}

/** The button and the arrow keys load the options again. */
export const playLoadError: Play = async ({ canvasElement }) => {
  const expectError = () =>
    waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No pudimos cargar la lista.'))
  await userEvent.click(input(canvasElement))
  await expectError()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(getOptions()).toHaveLength(cities.length))
  await userEvent.keyboard('l')
  await advanceClock(300)
  await expectError()
  await expect(screen.getByText('Reintentar')).toBeVisible()
}

/** Finds «Ituzaingó» without the accent, and selects it with a click. */
export const playFiltered: Play = async ({ args, canvasElement }) => {
  await userEvent.type(input(canvasElement), 'GO')
  await openList()
  await expect(getOptions()).toEqual(['Ituzaingó'])
  await expect(screen.getByRole('status')).toHaveTextContent('1 resultado')
  await userEvent.click(screen.getByRole('option', { name: 'Ituzaingó' }))
  await expect(args.onChange).toHaveBeenCalledWith('Ituzaingó')
  await expect(input(canvasElement)).toHaveValue('Ituzaingó')
  await expect(input(canvasElement)).toHaveFocus()
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
}

/** Focus stays in the field; the active option is announced. */
export const playByKeyboard: Play = async ({ args, canvasElement }) => {
  await userEvent.tab()
  const field = input(canvasElement)
  await expect(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await openList()
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  await waitFor(() => expect(active()).toHaveTextContent('Avellaneda'))
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(active()).toHaveTextContent('Luján'))
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('Lomas de Zamora'))
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect(await openList()).toBeVisible()
  await expect(field).toHaveFocus()
}
