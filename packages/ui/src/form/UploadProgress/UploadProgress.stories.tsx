import { roleForm } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { formCopy } from '../form.copy.ts'
import { Form, FormFields, SubmitButton, type Transfer } from '../index.ts'
import { UploadProgress } from './UploadProgress.tsx'

const guide: Guide = {
  use: 'Over the button of a form whose photo is on its way. The foot of a form draws it by itself.',
  instead: { Spinner: 'for work of unknown length', Bar: 'for a share that does not grow' },
  anatomy: ['What is being sent', 'How much has left', '«Cancelar el envío»', 'Tape that fills'],
  do: ['Tell `onProgress` of the `transfer` that `onSubmit` is given, and stop when its `signal` says so.'],
  dont: ['Do not draw it by hand inside a Form: there would be two.'],
  keys: { Tab: 'To «Cancelar el envío»', 'Enter, Space': 'Calls it off; the focus goes to the button below' },
  copy: { uploading: formCopy.uploading, cancel: formCopy.cancelUpload, cancelled: formCopy.cancelled },
}

const meta = {
  title: 'Form/UploadProgress',
  component: UploadProgress,
  tags: ['interactive'],
  parameters: { guide },
  args: { share: 0.42, onCancel: fn(), onGone: fn() },
} satisfies Meta<typeof UploadProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Enviando la foto' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar el envío' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Beginning: Story = { args: { share: 0 } }

export const Done: Story = { args: { share: 1 } }

const send = fn()
/** A sending that goes on until it is called off. */
const untilCancelled = (_: unknown, { signal, onProgress }: Transfer) => {
  onProgress(0.3)
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/** In a form: it says so without alarm, keeps what was chosen, and the button takes the focus and sends again. */
export const CalledOff: Story = {
  render: () => (
    <Form of={roleForm} initial={{ role: 'professional' }} onSubmit={send}>
      <FormFields of={roleForm} />
      <SubmitButton>Registrarse</SubmitButton>
    </Form>
  ),
  beforeEach: () => {
    send.mockReset()
    send.mockImplementation(untilCancelled)
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Registrarse' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
    canvas.getByRole('button', { name: 'Cancelar el envío' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/El envío de la foto se canceló/)).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
    await expect(canvas.getByRole('combobox', { name: 'Rol' })).toHaveTextContent('professional')
    send.mockResolvedValue(undefined)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(canvas.queryByText(/se canceló/)).not.toBeInTheDocument())
  },
}
