import { roleForm } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import { Form, FormFields, SubmitButton, type UploadOptions } from '../index.ts'
import { UploadProgress } from './UploadProgress.tsx'

const guide: Guide = {
  whenToUse: 'Above the submit button of a form that uploads a photo. SubmitButton includes it.',
  alternatives: { Spinner: 'for work of unknown duration', ProgressBar: 'for another task' },
  anatomy: ['Label', 'Percentage', 'Progress bar', 'Cancel button'],
  do: ['Pass the `UploadOptions` of `onSubmit` to the request: call `onProgress`, and abort with `signal`.'],
  dont: ['Do not add it to a Form. There would be two.'],
  keyboard: {
    Tab: 'Moves focus to the cancel button',
    'Enter, Space': 'Cancels the upload and moves focus to the submit button',
  },
  messages: {
    uploading: esAR['form.uploading'],
    cancel: esAR['form.cancelUpload'],
    canceled: esAR['form.uploadCanceled'],
  },
}

const meta = {
  title: 'Patterns/Form/UploadProgress',
  component: UploadProgress,
  tags: ['interactive'],
  parameters: { guide },
  args: { progress: 0.42, onCancel: fn(), onFocusLost: fn() },
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

export const Started: Story = { args: { progress: 0 } }

export const Done: Story = { args: { progress: 1 } }

const onSubmit = fn()
/** Uploads until the user cancels. */
const uploadUntilCanceled = (_: unknown, { signal, onProgress }: UploadOptions) => {
  onProgress(0.3)
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/** After canceling, the form keeps its values and shows a message, and the submit button has the focus. */
export const Canceled: Story = {
  render: () => (
    <Form form={roleForm} initial={{ role: 'professional' }} onSubmit={onSubmit}>
      <FormFields form={roleForm} />
      <SubmitButton>Registrarse</SubmitButton>
    </Form>
  ),
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockImplementation(uploadUntilCanceled)
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Registrarse' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
    canvas.getByRole('button', { name: 'Cancelar el envío' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/Cancelaste el envío de la foto/)).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
    await expect(canvas.getByRole('combobox', { name: '¿Qué querés hacer?' })).toHaveTextContent(
      'Ofrezco mi trabajo',
    )
    onSubmit.mockResolvedValue(undefined)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(canvas.queryByText(/Cancelaste/)).not.toBeInTheDocument())
  },
}
