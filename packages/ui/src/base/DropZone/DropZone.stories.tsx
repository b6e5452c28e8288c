import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DropZone } from './DropZone.tsx'
import type { DropZoneFile } from './DropZoneFile.ts'

const guide: Guide = {
  whenToUse: 'To add several files, and to show the progress of each while the app sends them.',
  alternatives: { FileField: 'for one photo with a preview', ProgressBar: 'for the progress of one task' },
  anatomy: [
    'Label',
    'Zone for drop, paste and click',
    'Help text or error message',
    'Files with size, status and progress',
    'Buttons: cancel, send again, remove',
  ],
  do: [
    'Name the accepted types and sizes in `description`.',
    'Pass `files` to send each file as soon as it is added. Without it the form submits them under `name`.',
  ],
  dont: ['Do not remove a file that failed: users have to see it and can send it again.'],
  keyboard: {
    Tab: 'Moves focus to the zone, then to the buttons of each file',
    'Enter, Space': 'On the zone: opens the file dialog',
    'Ctrl + V': 'On the zone: adds the files of the clipboard',
  },
  messages: { choose: 'drop.choose', hint: 'drop.hint', done: 'drop.done', failed: 'drop.failed' },
}

const meta = {
  title: 'Components/Control/DropZone',
  component: DropZone,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Planos y fotos', onAdd: fn() },
} satisfies Meta<typeof DropZone>

export default meta
type Story = StoryObj<typeof meta>

const zone = (canvas: HTMLElement) => within(canvas).getByLabelText('Planos y fotos', { selector: 'input' })
const plan = new File(['x'.repeat(200_000)], 'plano.pdf', { type: 'application/pdf' })
const kitchen = new File(['x'], 'cocina.png', { type: 'image/png' })
const virus = new File(['x'], 'programa.exe', { type: 'application/x-msdownload' })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(zone(canvasElement)).toHaveAttribute('multiple')
  },
}

const sent: DropZoneFile[] = [
  { id: 1, name: 'plano.pdf', size: 1_240_000, status: 'done' },
  { id: 2, name: 'cocina.png', size: 3_400_000, status: 'sending', progress: 0.42 },
  { id: 3, name: 'fondo.png', size: 2_100_000, status: 'sending' },
  { id: 4, name: 'frente.png', size: 4_800_000, status: 'waiting' },
  { id: 5, name: 'techo.png', size: 900_000, status: 'failed', errorMessage: 'La conexión se cortó' },
]

/** Each file has the buttons that its status allows. */
export const Progress: Story = {
  args: { files: sent, onCancel: fn(), onRetry: fn(), onRemove: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'cocina.png' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar el envío de cocina.png' }))
    await expect(args.onCancel).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar el envío de techo.png' }))
    await expect(args.onRetry).toHaveBeenCalledWith(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar plano.pdf' }))
    await expect(args.onRemove).toHaveBeenCalledWith(1)
  },
}

/** Announces when a file is sent. The focus stays on the row while its status changes. */
export const Sending: Story = {
  render: function Render(args) {
    const [file, setFile] = useState<DropZoneFile>({ id: 1, name: 'techo.png', status: 'failed' })
    return (
      <Stack>
        <DropZone
          {...args}
          files={[file]}
          onRetry={() => setFile({ ...file, status: 'sending', progress: 0.5 })}
          onCancel={() => setFile({ ...file, status: 'failed' })}
        />
        <Button onClick={() => setFile({ ...file, status: 'done' })}>Terminar</Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar el envío de techo.png' }))
    await expect(canvas.getByRole('button', { name: 'Cancelar el envío de techo.png' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Terminar' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('techo.png: Enviado')
  },
}

const transfer = (files: readonly File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return dataTransfer
}
const drag = (kind: 'dragenter' | 'drop', input: HTMLElement, files: readonly File[]) =>
  fireEvent(input, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer(files) }))

/** Without `files`, the zone keeps the files, and the form submits them. */
export const Uncontrolled: Story = {
  args: { name: 'files', description: 'Hasta 5 MB cada uno' },
  render: (args) => (
    <form aria-label="Servicio">
      <DropZone {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await drag('drop', zone(canvasElement), [plan, kitchen])
    await expect(args.onAdd).toHaveBeenCalledOnce()
    const form = canvas.getByRole<HTMLFormElement>('form')
    const getNames = () =>
      new FormData(form).getAll('files').map((one) => (one instanceof File ? one.name : one))
    await waitFor(() => expect(getNames()).toEqual(['plano.pdf', 'cocina.png']))
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar cocina.png' }))
    await waitFor(() => expect(getNames()).toEqual(['plano.pdf']))
    await waitFor(() => expect(zone(canvasElement)).toHaveFocus())
    form.reset()
    await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument())
    await drag('drop', zone(canvasElement), [plan])
    await expect(await canvas.findByText('plano.pdf')).toBeVisible()
  },
}

/** Highlights the zone while files are dragged over it. */
export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const input = zone(canvasElement)
    await drag('dragenter', input, [plan, kitchen])
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'))
    await drag('drop', input, [plan, kitchen])
    await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-over'))
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'plano.pdf' }),
      expect.objectContaining({ name: 'cocina.png' }),
    ])
  },
}

export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const clipboardData = transfer([kitchen])
    await userEvent.tab()
    await expect(zone(canvasElement)).toHaveFocus()
    await fireEvent(zone(canvasElement), new ClipboardEvent('paste', { bubbles: true, clipboardData }))
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'cocina.png' })])
  },
}

/** Refused files are named with the reason; the others are added. */
export const Refused: Story = {
  args: { accept: 'image/*,.pdf', maxBytes: 100_000, maxFiles: 1 },
  play: async ({ args, canvasElement }) => {
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(zone(canvasElement), virus)
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect(zone(canvasElement)).toHaveAccessibleDescription(/programa\.exe: .*imagen o PDF/)
    await user.upload(zone(canvasElement), plan)
    await expect(zone(canvasElement)).toHaveAccessibleDescription(/plano\.pdf: El archivo pesa 0,2 MB/)
    await user.upload(zone(canvasElement), kitchen)
    await expect(args.onAdd).toHaveBeenCalledWith([kitchen])
    await expect(zone(canvasElement)).toBeValid()
    await user.upload(zone(canvasElement), virus)
  },
}

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Agregar al menos un archivo' } }

export const Disabled: Story = { args: { isDisabled: true, files: sent.slice(0, 1), onRemove: fn() } }

export const LongWords: Story = {
  args: {
    files: [
      {
        id: 1,
        name: `${'frente-de-la-casa-desde-la-vereda-'.repeat(5)}.png`,
        status: 'sending',
        progress: 0.3,
      },
      {
        id: 2,
        name: 'techo.png',
        status: 'failed',
        errorMessage: 'La conexión se cortó antes de terminar. '.repeat(3),
      },
    ],
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { label: 'الصور', files: sent.slice(1, 3), onCancel: fn() },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <DropZone {...args} />
    </div>
  ),
}
