import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Base/Control/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Turno',
    options: [
      { value: 'mañana', label: 'Mañana' },
      { value: 'tarde', label: 'Tarde' },
      { value: 'noche', label: 'Noche' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** One stop of the keyboard; the arrows move and choose. */
export const Default: Story = {
  args: { defaultValue: 'mañana' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('radio', { name: 'Mañana' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('tarde')
    await expect(within(canvasElement).getByRole('radio', { name: 'Tarde' })).toBeChecked()
  },
}

export const Row: Story = { args: { look: 'row', defaultValue: 'tarde' } }

export const Segmented: Story = {
  args: {
    label: 'Por lanzamiento',
    look: 'segmented',
    defaultValue: 'recent',
    options: [
      { value: 'recent', label: 'Mas recientes' },
      { value: 'old', label: 'Mas antiguos' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Mas antiguos' }))
    await expect(args.onChange).toHaveBeenCalledWith('old')
  },
}

export const Described: Story = {
  args: {
    label: 'Rol',
    options: [
      { value: 'comun', label: 'Cliente', description: 'Publicar servicios y contratar' },
      { value: 'professional', label: 'Profesional', description: 'Postular a servicios' },
    ],
  },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Campo obligatorio' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: /Turno/ })
    await expect(group).toHaveAccessibleDescription('Error: Campo obligatorio')
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'noche' } }
