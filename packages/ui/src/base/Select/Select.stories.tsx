import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'
import { Select } from './Select.tsx'

const cities = ['All', 'Avellaneda', 'Berisso', 'La Plata', 'Lanús', 'Lomas de Zamora', 'Quilmes', 'Tigre']
const options = cities.map((city) => ({ value: city, label: city }))

const guide: Guide = {
  use: 'One of more than five, in a form.',
  instead: {
    NativeSelect:
      'in a filter, which is changed often and must be light, or where the device should bring the list',
    RadioGroup: 'for up to five options that fit in sight',
    CheckboxGroup: 'for any number of them',
    SearchField: 'for what people would rather type',
  },
  anatomy: [
    'Label',
    'Trigger with the chosen words',
    'Help or error',
    'List with a mark at the chosen option',
  ],
  do: ['Give «Todas» an option of its own where no choice is a choice.'],
  dont: [
    'Do not act on a choice in a way that takes people elsewhere.',
    'Do not give an option an empty value.',
  ],
  keys: {
    'Enter, Space, Arrow Up, Arrow Down': 'Open the list; arrows then move in it',
    'Home, End': 'To the first and the last option',
    Letters: 'To the option that begins so; on the closed trigger they choose it',
    Enter: 'Chooses',
    Escape: 'Closes the list and chooses nothing',
  },
  copy: { choose: baseCopy.choose },
}

const meta = {
  title: 'Base/Control/Select',
  component: Select,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Ciudad', options, defaultValue: 'All', onChange: fn() },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const trigger = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Ciudad' })

export const Default: Story = {}

/** The very first press opens the list, though its engine is only fetched then. */
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

/** The ends of the list, and Escape, which chooses nothing. */
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

/** Opening is not leaving: `onBlur` comes when the focus goes elsewhere. */
export const Left: Story = {
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

/** While the list is open the engine hides the page behind it, and keeps the focus in the list. */
export const ListOpen: Story = {
  // axe sees only the hiding, not that Tab cannot get there.
  parameters: { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await expect(await screen.findByRole('listbox', { name: 'Ciudad' })).toBeVisible()
  },
}

/** A list that a finger or a wheel has scrolled stays where it is. */
export const Scrolled: Story = {
  // axe sees only the hiding, not that Tab cannot get there.
  parameters: { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } },
  args: {
    options: Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Ciudad ${index}` })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    const list = (await screen.findByRole('option', { name: 'Ciudad 30' })).parentElement
    const scroller = list?.closest('[data-radix-select-viewport]') as HTMLElement // the list is inside of it
    scroller.scrollTop = 400
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await expect(scroller.scrollTop).toBe(400)
  },
}

/** Typing on the closed trigger chooses, as a native select does. */
export const TypedWhileClosed: Story = {
  play: async ({ args, canvasElement }) => {
    trigger(canvasElement).focus()
    await waitFor(() => expect(trigger(canvasElement)).toHaveAttribute('data-state', 'closed'))
    await userEvent.keyboard('qui')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('Quilmes'))
  },
}

export const WithoutChoice: Story = { args: { defaultValue: undefined, placeholder: 'Elegir ciudad' } }

export const Invalid: Story = {
  args: { defaultValue: undefined, isRequired: true, errorMessage: 'La ciudad es requerida' },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAccessibleDescription('Error: La ciudad es requerida')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongWords: Story = {
  args: {
    options: [
      { value: 'todas', label: 'Ciudad Autónoma de Buenos Aires y todos los partidos del conurbano' },
    ],
    defaultValue: 'todas',
  },
  globals: { viewport: { value: 'phone' } },
}
