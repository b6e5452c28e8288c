import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import * as icons from '../Icon/icons.ts'
import {
  cities,
  loadOptions,
  onSubmit,
  options,
  playAsync,
  playAutoSelectFirst,
  playAutoSelectOnly,
  playEnterKeepsText,
  playGroups,
  playByKeyboard,
  playFiltered,
  playLoadError,
  playLoading,
  playLong,
  search,
} from '../../testing/plays/comboboxPlays.ts'
import { createStreets } from '../../testing/lists.ts'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption } from './ComboboxOption.ts'

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
    'List with the options that contain the text, with icons and headings of groups (optional)',
    'Help text or error message',
  ],
  do: [
    'Pass `options` for up to a few thousand options, `loadOptions` to search on a server. The list renders only the options that are visible.',
    'Pass the options of a group one after the other.',
    "Use `autoSelect='first'` where the best match comes first, `'only'` where users type a part of a name.",
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
    'Home, End': 'Moves to the first or last option of the open list',
    'Page Up, Page Down': 'Moves by eight options',
    Enter:
      'Selects the active option, or the one with exactly the typed text. Another text stays, and the list says that it has no such option',
    Tab: 'Selects the active option, or the one with exactly the typed text, and leaves the field',
    Escape: 'Closes the list and restores the selected option',
  },
  messages: {
    open: 'combobox.open',
    empty: 'combobox.empty',
    failed: 'list.failed',
    results: 'filter.results',
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
  play: playFiltered,
}

/** Focus stays in the field; the active option is announced. */
export const ByKeyboard: Story = {
  play: playByKeyboard,
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

/** Of 5,000 options only the visible ones are elements. Screen readers hear the position of each and the length of the list. */
export const Long: Story = {
  args: { options: createStreets(5000), defaultValue: 'v3000' },
  play: playLong,
}

const trades: ComboboxOption[] = [
  { value: '1', label: 'Plomería', group: 'Agua y gas', icon: icons.wrench },
  { value: '2', label: 'Gas', group: 'Agua y gas', icon: icons.house },
  { value: '3', label: 'Albañilería', group: 'Obra', icon: icons.check },
  { value: '4', label: 'Techos', group: 'Obra', icon: icons.alert, isDisabled: true },
  { value: '5', label: 'Pintura', group: 'Obra', icon: icons.retry },
]

/** Headings and icons. Arrow keys skip the disabled option; groups without a match have no heading. */
export const Groups: Story = {
  args: { label: 'Oficio', options: trades, defaultValue: '3' },
  play: playGroups,
}

/** Enter keeps a text that is no option, and the list says that there is none. It does not submit the form. */
export const EnterKeepsText: Story = {
  args: { defaultValue: 'Lanús' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Combobox {...args} />
    </form>
  ),
  play: playEnterKeepsText,
}

/** Enter selects the first option that contains the text. An empty text still removes the selection. */
export const AutoSelectFirst: Story = {
  args: { autoSelect: 'first' },
  play: playAutoSelectFirst,
}

/** Enter selects an option only when no other one contains the text. */
export const AutoSelectOnly: Story = {
  args: { autoSelect: 'only' },
  play: playAutoSelectOnly,
}

/** One request after the last key press; no key press is lost. */
export const Async: Story = {
  args: { options: undefined, loadOptions },
  beforeEach: (context) => {
    loadOptions.mockReset().mockImplementation(search)
    return withFakeClock(context)
  },
  play: playAsync,
}

/** Typing on aborts the request and ignores its result. */
export const Loading: Story = {
  args: { options: undefined, loadOptions },
  beforeEach: (context) => {
    loadOptions.mockReset().mockImplementation(() => new Promise(() => undefined))
    return withFakeClock(context)
  },
  play: playLoading,
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
  play: playLoadError,
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
