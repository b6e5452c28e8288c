import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import * as icons from '../Icon/icons.ts'
import { createStreets, expectActiveStreet, pressKeys } from '../../testing/lists.ts'
import { Select } from './Select.tsx'

const cities = ['All', 'Avellaneda', 'Berisso', 'La Plata', 'Lanús', 'Lomas de Zamora', 'Quilmes', 'Tigre']
const options = cities.map((city) => ({ value: city, label: city }))

const guide: Guide = {
  whenToUse: 'In forms to select one of more than five options.',
  alternatives: {
    NativeSelect: 'in filters, which must load fast, or to use the picker of the device',
    RadioGroup: 'for up to five options, all visible',
    CheckboxGroup: 'to select several options',
    Combobox: 'when typing is faster than selecting',
  },
  anatomy: [
    'Label',
    'Trigger with the selected option',
    'Help text or error message',
    'List with a check mark at the selected option, with icons and headings of groups (optional)',
  ],
  do: [
    'Add an option such as «All» when users may select nothing.',
    'Pass the options of a group one after the other.',
    'Use it for lists of any length: of more than thirty options it renders those that are visible.',
  ],
  dont: ['Do not navigate when the selection changes.', 'Do not use an empty value for an option.'],
  keyboard: {
    'Enter, Space, Arrow Up, Arrow Down': 'Opens the list. Arrow keys then move through it',
    'Home, End': 'Moves to the first or last option',
    'Page Up, Page Down': 'Moves by eight options, in a list of more than thirty',
    Letters: 'Moves to the option that starts with the letters. Selects it while the list is closed',
    Enter: 'Selects the focused option',
    Tab: 'In a list of more than thirty options: selects the active one and leaves the field',
    Escape: 'Closes the list without a selection',
  },
  messages: { choose: esAR['select.choose'] },
}

const meta = {
  title: 'Components/Control/Select',
  component: Select,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Ciudad', options, defaultValue: 'All', onChange: fn() },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const trigger = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Ciudad' })

// axe does not detect that Tab cannot reach the hidden page.
const pageIsHidden = { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } }

export const Default: Story = {}

/** The first press loads the code of the list and opens it. */
export const Opened: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await userEvent.click(await screen.findByRole('option', { name: 'Quilmes' }))
    await expect(args.onChange).toHaveBeenCalledWith('Quilmes')
    await waitFor(() => expect(trigger(canvasElement)).toHaveTextContent('Quilmes'))
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(trigger(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox', { name: 'Ciudad' })
    await userEvent.keyboard('ti')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Tigre' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('Tigre')
  },
}

/** Home and End move to the ends of the list. Escape selects nothing. */
export const HomeAndEnd: Story = {
  play: async ({ args, canvasElement }) => {
    trigger(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Tigre' })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'All' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus())
  },
}

/** Opening the list does not call `onBlur`. */
export const BlurAfterClosing: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus())
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** While the list is open, Radix hides the page from screen readers and keeps the focus in the list. */
export const ListOpen: Story = {
  parameters: pageIsHidden,
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await expect(await screen.findByRole('listbox', { name: 'Ciudad' })).toBeVisible()
  },
}

/** The list keeps its scroll position. */
export const Scrolled: Story = {
  parameters: pageIsHidden,
  args: {
    options: Array.from({ length: 24 }, (_, index) => ({ value: `${index}`, label: `Ciudad ${index}` })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    const list = (await screen.findByRole('option', { name: 'Ciudad 20' })).parentElement
    const scroller = list?.closest('[data-radix-select-viewport]') as HTMLElement
    scroller.scrollTop = 400
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await expect(scroller.scrollTop).toBe(400)
  },
}

/** Of 2,000 options only the visible ones are elements. The focus stays in the field, which refers to the active option. */
export const Long: Story = {
  args: { options: createStreets(2000), defaultValue: 'v1000', onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await screen.findByRole('listbox', { name: 'Ciudad' })
    await expect(screen.getAllByRole('option').length).toBeLessThan(40)
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus())
    const field = trigger(canvasElement)
    await expectActiveStreet(field, 1000, 2000)
    await pressKeys(field, 2000, [
      ['{ArrowUp}', 999],
      ['{End}', 2000],
      ['{PageUp}', 1992],
      ['{Home}', 1],
      ['{PageDown}', 9],
      ['calle 150', 150],
    ])
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('v150')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(field).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

/** A press outside and Escape close the list of many options without a selection; a press on an option selects it. */
export const LongByPointer: Story = {
  parameters: { checks: { skip: { picture: 'looks like Default' } } },
  args: Long.args,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await screen.findByRole('listbox', { name: 'Ciudad' })
    await userEvent.click(canvasElement)
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.click(trigger(canvasElement))
    await screen.findByRole('listbox', { name: 'Ciudad' })
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(trigger(canvasElement))
    await userEvent.click(await screen.findByRole('option', { name: 'Calle 1003' }))
    await expect(args.onChange).toHaveBeenCalledWith('v1003')
    await expect(trigger(canvasElement)).toHaveTextContent('Calle 1003')
    await expect(trigger(canvasElement)).toHaveFocus()
    await userEvent.keyboard('calle 7')
    await waitFor(() => expect(trigger(canvasElement)).toHaveTextContent('Calle 7'))
  },
}

/** Options with icons, in groups. */
export const Groups: Story = {
  parameters: pageIsHidden,
  args: {
    defaultValue: 'Lanús',
    options: [
      { value: 'Lanús', label: 'Lanús', group: 'Sur', icon: icons.wrench },
      { value: 'Quilmes', label: 'Quilmes', group: 'Sur', icon: icons.house, isDisabled: true },
      { value: 'Tigre', label: 'Tigre', group: 'Norte', icon: icons.check },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    const group = within(await screen.findByRole('group', { name: 'Sur' }))
    await expect(group.getByRole('option', { name: 'Quilmes' })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Lanús' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Tigre' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('Tigre')
  },
}

/** Typing selects an option while the list is closed, as in a native select. */
export const TypedWhileClosed: Story = {
  play: async ({ args, canvasElement }) => {
    trigger(canvasElement).focus()
    await waitFor(() => expect(trigger(canvasElement)).toHaveAttribute('data-state', 'closed'))
    await userEvent.keyboard('qui')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('Quilmes'))
  },
}

export const NoSelection: Story = { args: { defaultValue: undefined, placeholder: 'Elegir ciudad' } }

export const Invalid: Story = {
  args: { defaultValue: undefined, isRequired: true, errorMessage: 'La ciudad es requerida' },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAccessibleDescription('Error: La ciudad es requerida')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

/** The keyboard and the pointer skip a disabled option. An element needs its text as `textValue`. */
export const OptionProps: Story = {
  parameters: pageIsHidden,
  args: {
    defaultValue: 'Lanús',
    options: [
      { value: 'Lanús', label: <b>Lanús</b>, textValue: 'Lanús' },
      { value: 'Quilmes', label: 'Quilmes', isDisabled: true },
      { value: 'Tigre', label: 'Tigre' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveTextContent('Lanús')
    await userEvent.click(trigger(canvasElement))
    const disabled = await screen.findByRole('option', { name: 'Quilmes' })
    await expect(disabled).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Lanús' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Tigre' })).toHaveFocus())
  },
}

export const LongWords: Story = {
  args: {
    options: [
      { value: 'todas', label: 'Ciudad Autónoma de Buenos Aires y todos los partidos del conurbano' },
    ],
    defaultValue: 'todas',
  },
  globals: { viewport: { value: 'phone' } },
}

/** The list has the direction of the field: the check mark is at the left of its option. */
export const RightToLeft: Story = {
  parameters: pageIsHidden,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    const list = await screen.findByRole('listbox', { name: 'Ciudad' })
    await expect(getComputedStyle(list).direction).toBe('rtl')
    const option = within(list).getByRole('option', { name: 'All' })
    const middle = option.getBoundingClientRect().left + option.getBoundingClientRect().width / 2
    await waitFor(() =>
      expect(option.querySelector('svg')?.getBoundingClientRect().right).toBeLessThan(middle),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus())
    await expect(getComputedStyle(trigger(canvasElement)).direction).toBe('rtl')
    await expect(trigger(canvasElement)).not.toHaveAttribute('dir')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox', { name: 'Ciudad' })
  },
}
