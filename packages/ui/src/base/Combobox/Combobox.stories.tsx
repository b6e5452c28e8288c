import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption } from './ComboboxOption.ts'

const cities = 'Avellaneda|Berisso|Ituzaingó|José C. Paz|La Plata|Lanús|Lomas de Zamora|Luján'.split('|')
const options = cities.map((city) => ({ value: city, label: city }))

const guide: Guide = {
  whenToUse: 'To select one of many options whose name users know, or options that a server searches.',
  alternatives: {
    Select: 'for up to about fifteen options that users look through',
    NativeSelect: 'in filters, which must load fast, or to use the picker of the device',
    SearchField: 'to filter a list on the page',
  },
  anatomy: [
    'Label',
    'Text field with the selected option',
    'Button that opens the list',
    'List with the options that contain the text',
    'Help text or error message',
  ],
  do: [
    'Pass `options` for up to a few hundred options, `loadOptions` to search on a server.',
    'Pass `valueLabel` if the option of the value is not loaded yet.',
    'Use `isFreeText` only where any text is valid. The list then has suggestions.',
  ],
  dont: [
    'Do not debounce `loadOptions`. The field does, and aborts `signal` of requests that are out of date.',
    'Do not sort the options while the user types.',
  ],
  keyboard: {
    Letters: 'Shows the options that contain the text, whatever their accents and case',
    'Arrow Down, Arrow Up':
      'Opens the list at the selected, first or last option, or moves through it. After an error: loads the options again',
    'Alt + Arrow Down, Alt + Arrow Up': 'Opens or closes the list',
    'Enter, Tab': 'Selects the active option, or the one with exactly the typed text',
    Escape: 'Closes the list and restores the selected option',
  },
  messages: {
    open: 'combobox.open',
    empty: 'combobox.empty',
    failed: 'list.failed',
  },
}

const meta = {
  title: 'Components/Control/Combobox',
  component: Combobox,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Ciudad', options, onChange: fn() },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

const input = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Ciudad' })
const getOptions = () => screen.getAllByRole('option').map((option) => option.textContent)
const openList = () => screen.findByRole('listbox', { name: 'Ciudad' })

export const Default: Story = {}

/** Finds «Ituzaingó» without the accent, and selects it with a click. */
export const Filtered: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(input(canvasElement), 'GO')
    await openList()
    await expect(getOptions()).toEqual(['Ituzaingó'])
    // React Aria announces it, in the language of the provider.
    await expect(await screen.findByText('1 opción disponible(s).')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('option', { name: 'Ituzaingó' }))
    await expect(args.onChange).toHaveBeenCalledWith('Ituzaingó')
    await expect(input(canvasElement)).toHaveValue('Ituzaingó')
    await expect(input(canvasElement)).toHaveFocus()
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

/** Focus stays in the field; the active option is announced. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
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
  },
}

/** The open list, with the selected option. */
export const Open: Story = {
  args: { defaultValue: 'La Plata' },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement))
    await openList()
    await expect(getOptions()).toHaveLength(cities.length)
    await expect(screen.getByRole('option', { name: 'La Plata' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}

/** Escape restores the selected option. With nothing to restore, it reaches the dialog around the field. */
export const Escape: Story = {
  args: { defaultValue: 'Lanús' },
  play: async ({ args, canvasElement }) => {
    const onEscape = fn()
    const listener = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    document.addEventListener('keydown', listener)
    await userEvent.type(input(canvasElement), 'xyz')
    await expect(await screen.findAllByText('Sin resultados')).not.toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect(input(canvasElement)).toHaveValue('Lanús')
    await expect(onEscape).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onEscape).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
    document.removeEventListener('keydown', listener)
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'Montevideo')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sin resultados'))
  },
}

/** The exact text selects its option when the field loses focus. Other text restores the selection, and no text removes it. */
export const Blur: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    const field = input(canvasElement)
    await userEvent.click(field)
    await openList()
    await userEvent.type(field, 'lanus')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('Lanús')
    await expect(field).toHaveValue('Lanús')
    await userEvent.type(field, ' y otras')
    await userEvent.tab()
    await expect(field).toHaveValue('Lanús')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(args.onBlur).toHaveBeenCalledTimes(3)
  },
}

/** Any text is a value; the list has suggestions. */
export const FreeText: Story = {
  args: { isFreeText: true, description: 'Una ciudad o un barrio' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(input(canvasElement), 'Barrio Norte{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('Barrio Norte')
    await expect(input(canvasElement)).toHaveValue('Barrio Norte')
  },
}

/** Arrow keys skip the disabled option. */
export const DisabledOption: Story = {
  args: { options: options.map((option) => ({ ...option, isDisabled: option.value === 'Berisso' })) },
  play: async ({ canvasElement }) => {
    const field = input(canvasElement)
    await userEvent.click(field)
    await openList()
    await expect(screen.getByRole('option', { name: 'Berisso' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const next = screen.getByRole('option', { name: 'Ituzaingó' })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', next.id))
  },
}

const loadOptions = fn<(text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>>()
const search = async (text: string) => options.filter(({ label }) => label.toLowerCase().includes(text))

/** One request after the last key press; no key press is lost. */
export const Async: Story = {
  args: { options: undefined, loadOptions },
  beforeEach: (context) => {
    loadOptions.mockReset().mockImplementation(search)
    return withFakeClock(context)
  },
  play: async ({ args, canvasElement }) => {
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
  },
}

/** Typing on aborts the request and ignores its result. */
export const Loading: Story = {
  args: { options: undefined, loadOptions },
  beforeEach: (context) => {
    loadOptions.mockReset().mockImplementation(() => new Promise(() => undefined))
    return withFakeClock(context)
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'l')
    await waitFor(() => expect(loadOptions).toHaveBeenCalled())
    const signal = loadOptions.mock.lastCall?.[1]
    await userEvent.type(input(canvasElement), 'a')
    await advanceClock(300)
    await waitFor(() => expect(signal?.aborted).toBe(true))
    await expect(await screen.findByRole('status')).toHaveTextContent('Cargando...')
  },
}

/** The button and the arrow keys load the options again. */
export const LoadError: Story = {
  args: { options: undefined, loadOptions },
  beforeEach: (context) => {
    loadOptions
      .mockReset()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockImplementationOnce(search)
      .mockRejectedValueOnce(new TypeError('offline'))
    return withFakeClock(context)
  },
  play: async ({ canvasElement }) => {
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
  },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'La ciudad es requerida' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleDescription('Error: La ciudad es requerida')
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Lanús' } }

export const LongWords: Story = {
  args: {
    options: [
      { value: 'a', label: 'Ciudad Autónoma de Buenos Aires y todos los partidos del conurbano' },
      { value: 'b', label: 'Electroimpermeabilizaciones'.repeat(3) },
    ],
    defaultValue: 'a',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement))
    await openList()
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Combobox {...args} />
    </div>
  ),
  args: {
    label: 'المدينة',
    options: ['القاهرة', 'الإسكندرية', 'طنطا'].map((city) => ({ value: city, label: city })),
    defaultValue: 'القاهرة',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'المدينة' }))
    await expect(await screen.findByRole('listbox', { name: 'المدينة' })).toBeVisible()
  },
}
