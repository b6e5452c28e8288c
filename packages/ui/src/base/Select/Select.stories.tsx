import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Select } from './Select.tsx'

const cities = ['All', 'Avellaneda', 'Berisso', 'La Plata', 'Lanús', 'Lomas de Zamora', 'Quilmes', 'Tigre']
const options = cities.map((city) => ({ value: city, label: city }))

const meta = {
  title: 'Base/Control/Select',
  component: Select,
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
