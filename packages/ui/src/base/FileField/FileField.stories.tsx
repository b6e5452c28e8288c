import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FileField } from './FileField.tsx'

const meta = {
  title: 'Base/Control/FileField',
  component: FileField,
  args: { label: 'Foto', onChange: fn() },
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

const photo = new File(['x'], 'cocina.png', { type: 'image/png' })
const paper = new File(['x'], 'presupuesto.pdf', { type: 'application/pdf' })
const chooser = (canvas: HTMLElement) => within(canvas).getByLabelText('Foto')

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), photo)
    await expect(args.onChange).toHaveBeenLastCalledWith(photo)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('cocina.png')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Quitar foto' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(chooser(canvasElement)).toHaveFocus()
  },
}

/** What cannot be shown is not passed on, and the reason is said. */
export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.setup({ applyAccept: false }).upload(chooser(canvasElement), paper)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(chooser(canvasElement)).toHaveAccessibleDescription(/tiene que ser JPEG/)
  },
}

export const TooBig: Story = {
  args: { maxBytes: 0 },
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), photo)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(chooser(canvasElement)).toBeInvalid()
  },
}

export const Round: Story = { args: { shape: 'round' } }

export const Described: Story = { args: { description: 'Una foto del lugar ayuda a calcular el trabajo' } }

export const Disabled: Story = { args: { isDisabled: true } }
