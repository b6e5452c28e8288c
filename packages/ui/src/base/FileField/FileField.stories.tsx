import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { FileField } from './FileField.tsx'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'

const guide: Guide = {
  use: 'A photo to send: of the place, of the work, of oneself.',
  instead: { TextField: 'for the address of a picture elsewhere' },
  anatomy: [
    'Label',
    'Zone: invitation, current photo or chosen photo',
    'Name of the file and «Quitar foto»',
    'Error',
  ],
  do: ['Say in the `description` what the photo is good for.', 'Use `round` for portraits.'],
  dont: ['Do not repeat the limits in the label: the field refuses by itself and says why.'],
  keys: {
    Tab: 'To the zone, then to «Quitar foto»',
    'Enter, Space':
      "On the zone: opens the browser's own dialog. On the button: removes the photo and gives the focus back to the zone",
  },
  copy: {
    choosePhoto: baseCopy.choosePhoto,
    dropPhoto: baseCopy.dropPhoto,
    removePhoto: baseCopy.removePhoto,
  },
}

const meta = {
  title: 'Base/Control/FileField',
  component: FileField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Foto', onChange: fn() },
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

const drawing =
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAABkAgMAAAB82NMcAAAACVBMVEUFICz7iBkLcoVnwxSXAAAACXBIWXMAAAsTAAALEwEAmpwYAAAA' +
  'O0lEQVRYw+3KoQ0AIRAAsDPsh8GwH4YpsSAICPLJJ61u9EshiqL4m9jKooqiKIov4yytMceOKH4QgaMBP5VKtZ11bhkAAAAASUVORK5CYII='
const bytes = Uint8Array.from(atob(drawing), (letter) => letter.charCodeAt(0))
const photo = new File([bytes], 'cocina.png', { type: 'image/png' })
const unreadable = new File(['x'], 'cocina.png', { type: 'image/png' })
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

/** The name of the file is said; removing it brings the focus back to where it can be chosen again. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(chooser(canvasElement)).toHaveFocus()
    await userEvent.upload(chooser(canvasElement), photo)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Quitar foto' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(chooser(canvasElement)).toHaveFocus()
  },
}

const drag = (kind: 'dragenter' | 'drop', input: HTMLElement, file: File) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  return fireEvent(input, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
}

/** The zone lights up under a photo that is dragged over it, and takes what is dropped. */
export const Dropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = chooser(canvasElement)
    await drag('dragenter', input, photo)
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'))
    await drag('drop', input, photo)
    await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-over'))
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'cocina.png' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('cocina.png')
  },
}

/** What is dropped has to pass the same rule as what is chosen. */
export const DroppedPaper: Story = {
  play: async ({ args, canvasElement }) => {
    const input = chooser(canvasElement)
    await drag('drop', input, paper)
    await waitFor(() => expect(input).toHaveAccessibleDescription(/tiene que ser JPEG/))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const current = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="teal"/></svg>',
)}`

/** The photo in use until now, until another one is chosen. */
export const CurrentPhoto: Story = {
  args: { currentPhoto: current },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', current)
    await userEvent.upload(chooser(canvasElement), photo)
    await expect(canvas.getByRole('status')).toHaveTextContent('cocina.png')
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/)
  },
}

/** A photo that this browser cannot draw is sent all the same; nothing torn is shown for it. */
export const Unreadable: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), unreadable)
    await expect(args.onChange).toHaveBeenLastCalledWith(unreadable)
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('status')).toHaveTextContent('cocina.png')
  },
}

export const CurrentPortrait: Story = { args: { currentPhoto: current, shape: 'round' } }

export const LongFileName: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = `${'frente-de-la-casa-desde-la-vereda-'.repeat(5)}.png`
    await userEvent.upload(chooser(canvasElement), new File([bytes], name, { type: 'image/png' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(name)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  globals: { viewport: { value: 'phone' } },
}
