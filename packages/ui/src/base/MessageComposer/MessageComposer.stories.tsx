import { createPhotoFile } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { MessageComposer } from './MessageComposer.tsx'

const guide: Guide = {
  whenToUse: 'Below a `MessageList`, for the next message.',
  alternatives: { TextArea: 'for a text of a form' },
  anatomy: [
    'Attached photo',
    'Button for a photo',
    'Field',
    '«Send»',
    'Error, remaining characters, explanation',
  ],
  do: [
    'Keep the text in your own state, so that it survives leaving the page.',
    'Clear `value` in `onSend`, and show the message in the list at once.',
  ],
  dont: ['Do not disable it while a message is sent: the user may write the next one.'],
  keyboard: {
    Tab: 'Moves focus through the button for a photo, the field and «Send»',
    Enter: 'In the field: sends, except on touch devices',
    'Shift + Enter': 'In the field: begins a line',
  },
  messages: {
    attach: esAR['composer.attach'],
    send: esAR['composer.send'],
    left: esAR['composer.left'],
    over: esAR['composer.over'],
  },
}

const meta = {
  title: 'Components/Control/MessageComposer',
  component: MessageComposer,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Mensaje',
    placeholder: 'Escribí un mensaje',
    value: '',
    maxLength: 2000,
    accept: 'image/png,image/jpeg',
    maxBytes: 5 * 2 ** 20,
    onChange: fn(),
    onSend: fn(),
  },
  render: function Controlled({ value, onChange, onSend, ...args }) {
    const [text, setText] = useState(value)
    return (
      <MessageComposer
        {...args}
        value={text}
        onChange={(next) => {
          setText(next)
          onChange(next)
        }}
        onSend={(message) => {
          setText('')
          onSend(message)
        }}
      />
    )
  },
} satisfies Meta<typeof MessageComposer>

export default meta
type Story = StoryObj<typeof meta>

const photo = createPhotoFile('bomba.png')
const getPicker = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>('input[type=file]')

/** Sends with Enter and keeps the focus for the next message. Text of spaces is not sent. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mensaje' })
    await userEvent.type(field, '  {Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'Buenas{Shift>}{Enter}{/Shift}¿Sigue en pie?{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Buenas\n¿Sigue en pie?', file: null })
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

/** A photo is sent with or without a text. */
export const WithPhoto: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const picker = getPicker(canvasElement)
    if (picker) await userEvent.upload(picker, photo)
    await expect(await canvas.findByText('bomba.png')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect(args.onSend).toHaveBeenCalledWith({ text: '', file: photo })
    await expect(canvas.queryByText('bomba.png')).toBeNull()
  },
}

export const PhotoRemoved: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picker = getPicker(canvasElement)
    if (picker) await userEvent.upload(picker, photo)
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar bomba.png' }))
    await expect(canvas.queryByText('bomba.png')).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const WrongType: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picker = getPicker(canvasElement)
    const pdf = new File(['x'], 'presupuesto.pdf', { type: 'application/pdf' })
    if (picker) await userEvent.setup({ applyAccept: false }).upload(picker, pdf)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('sea PNG o JPEG'))
  },
}

/** The counter appears close to the limit. A longer text is kept and not sent. */
export const TooLong: Story = {
  args: { value: 'a'.repeat(2012) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Sobran 12 caracteres')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const WithExplanation: Story = {
  args: { value: 'Mi número es 221 555-0142', description: 'Los datos de contacto se ocultan por ahora.' },
}

export const WithoutPhotos: Story = { args: { accept: undefined } }

export const OnAPhone: Story = {
  args: { value: 'Buenas, ¿la bomba es centrífuga o presurizadora? Puedo pasar el jueves por la mañana.' },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { label: 'رسالة', placeholder: 'اكتب رسالة' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
}
