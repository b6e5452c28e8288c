import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Base/Control/TextArea',
  component: TextArea,
  args: { label: 'Descripción', onChange: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Descripción' }), 'Obra limpia')
    await expect(args.onChange).toHaveBeenLastCalledWith('Obra limpia')
  },
}

export const LongWords: Story = {
  args: { defaultValue: 'Paredes enduidas, falta lijado fino y dos manos. '.repeat(12) },
}

export const Invalid: Story = { args: { errorMessage: 'Please enter a description', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Sin cambios' } }
