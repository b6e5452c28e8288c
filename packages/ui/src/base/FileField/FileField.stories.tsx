import { createPhotoFile } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { FileField } from './FileField.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const guide: Guide = {
  whenToUse: 'To upload a photo of a place, of work or of the user.',
  alternatives: { DropZone: 'for several files', TextField: 'for the URL of an image' },
  anatomy: [
    'Label',
    'Drop zone: prompt, current photo or selected photo',
    'File name and «Remove photo»',
    'Error',
  ],
  do: ['Explain the purpose of the photo in `description`.', 'Use `round` for portraits.'],
  dont: ['Do not repeat the limits in the label: the error message explains them.'],
  keyboard: {
    Tab: 'Moves focus to the drop zone, then to «Remove photo»',
    'Enter, Space':
      'On the drop zone: opens the file dialog. On the button: removes the photo and moves focus to the drop zone',
  },
  messages: {
    choosePhoto: esAR['file.choose'],
    dropPhoto: esAR['file.drop'],
    removePhoto: esAR['file.remove'],
  },
}

const meta = {
  title: 'Components/Control/FileField',
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
const unreadable = createPhotoFile('cocina.png')
const pdf = new File(['x'], 'presupuesto.pdf', { type: 'application/pdf' })
const getInput = (canvas: HTMLElement) => within(canvas).getByLabelText<HTMLInputElement>('Foto')
/** Selects a photo and waits until its content has been read. */
const select = async (canvas: HTMLElement, file: File) => {
  await userEvent.upload(getInput(canvas), file)
  await within(canvas).findByRole('button', { name: 'Quitar foto' })
}

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await select(canvasElement, photo)
    await expect(args.onChange).toHaveBeenLastCalledWith(photo)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('cocina.png')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Quitar foto' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(getInput(canvasElement)).toHaveFocus()
  },
}

/** An unsupported type is not reported, and the error explains why. */
export const WrongType: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.setup({ applyAccept: false }).upload(getInput(canvasElement), pdf)
    await waitFor(() => expect(getInput(canvasElement)).toHaveAccessibleDescription(/sea JPEG/))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TooBig: Story = {
  args: { maxBytes: 0 },
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(getInput(canvasElement), photo)
    await waitFor(() => expect(getInput(canvasElement)).toBeInvalid())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Round: Story = { args: { shape: 'round' } }

export const Described: Story = { args: { description: 'Una foto del lugar ayuda a calcular el trabajo' } }

export const Disabled: Story = { args: { isDisabled: true } }

/** Announces the file name. Removing the photo moves focus to the drop zone. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(getInput(canvasElement)).toHaveFocus()
    await select(canvasElement, photo)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Quitar foto' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(getInput(canvasElement)).toHaveFocus()
  },
}

const drag = (kind: 'dragenter' | 'drop', input: HTMLElement, file: File) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  return fireEvent(input, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
}

/** Highlights the drop zone while a photo is dragged over it, and selects it on drop. */
export const Dropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = getInput(canvasElement)
    await drag('dragenter', input, photo)
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'))
    await drag('drop', input, photo)
    await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-over'))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'cocina.png' })),
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('cocina.png')
  },
}

/** Dropped files are validated too. */
export const DroppedWrongType: Story = {
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    await drag('drop', input, pdf)
    await waitFor(() => expect(input).toHaveAccessibleDescription(/sea JPEG/))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const current = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="teal"/></svg>',
)}`

/** Shows the current photo until the user selects another. */
export const CurrentPhoto: Story = {
  args: { currentPhoto: current },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', current)
    await select(canvasElement, photo)
    await expect(canvas.getByRole('status')).toHaveTextContent('cocina.png')
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/)
  },
}

/** A photo that the browser cannot show is reported, and an icon replaces the preview. */
export const Unreadable: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await select(canvasElement, unreadable)
    await expect(args.onChange).toHaveBeenLastCalledWith(unreadable)
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('status')).toHaveTextContent('cocina.png')
  },
}

/** A photo that is larger than needed is made smaller before it is selected. */
export const MadeSmaller: Story = {
  args: { maxPixels: 80 },
  play: async ({ args, canvasElement }) => {
    // Decoders ignore the bytes after the picture.
    const large = new File([bytes, new Uint8Array(2 * 2 ** 20)], 'cocina.png', { type: 'image/png' })
    await select(canvasElement, large)
    const file = mocked(args.onChange ?? fn()).mock.lastCall?.[0]
    const { width, height } = await createImageBitmap(file ?? new Blob())
    await expect([file?.name, file?.type, width, height]).toEqual(['cocina.jpg', 'image/jpeg', 80, 50])
  },
}

export const CurrentPortrait: Story = { args: { currentPhoto: current, shape: 'round' } }

export const LongFileName: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = `${'frente-de-la-casa-desde-la-vereda-'.repeat(5)}.png`
    await select(canvasElement, new File([bytes], name, { type: 'image/png' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(name)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  globals: { viewport: { value: 'phone' } },
}
