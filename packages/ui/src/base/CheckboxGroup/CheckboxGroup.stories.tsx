import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Base/Control/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Oficios',
    options: ['Plomería', 'Electricidad', 'Gas', 'Pintura', 'Albañilería'].map((name) => ({
      value: name,
      label: name,
    })),
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Chosen ones come back in the order of the options, whatever the order of the presses. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Gas' }))
    within(canvasElement).getByRole('checkbox', { name: 'Plomería' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Plomería', 'Gas'])
  },
}

export const Columns: Story = { args: { look: 'columns', defaultValue: ['Gas'] } }

export const Row: Story = { args: { look: 'row' } }

export const Tiles: Story = {
  args: {
    label: 'Días',
    look: 'tiles',
    defaultValue: ['lunes', 'miércoles'],
    options: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'].map((day) => ({ value: day, label: day })),
  },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Campo obligatorio' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: /Oficios/ })
    await expect(group).toHaveAccessibleDescription('Error: Campo obligatorio')
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['Pintura'] } }
