import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { Attachment } from './Attachment.tsx'

const guide: Guide = {
  whenToUse: 'For a photo or a file of a message, before and after it is sent.',
  alternatives: { Photo: 'for a photo of a page', DropZone: 'for several files of a form' },
  anatomy: ['Preview', 'Name', 'Progress, while it is sent', 'Button that removes it'],
  do: ['Use `photo` in a message and `row` next to the field.'],
  dont: ['Do not set `onRemove` for a message that was sent.'],
  keyboard: {
    Tab: 'Moves focus to the link, then to the button',
    'Enter, Space': 'Opens or removes the file',
  },
  messages: { remove: esAR['composer.remove'], sending: esAR['message.sending'], newTab: esAR.newTab },
}

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="teal"/></svg>',
)}`

const meta = {
  title: 'Components/Media/Attachment',
  component: Attachment,
  tags: ['interactive'],
  parameters: { guide },
  args: { name: 'bomba.jpg', src: drawing, onRemove: fn() },
} satisfies Meta<typeof Attachment>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Quitar bomba.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** A message shows the photo itself, with a link to all of it. */
export const PhotoOfMessage: Story = {
  args: { layout: 'photo', name: 'Foto de la bomba', href: drawing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Foto de la bomba/ })).toHaveAttribute('target', '_blank')
  },
}

export const Sending: Story = { args: { progress: 40 } }

export const FileWithoutPreview: Story = {
  args: { name: 'presupuesto-con-un-nombre-muy-largo-de-archivo.pdf', src: null, href: '/presupuesto.pdf' },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Attachment {...args} name="المضخة" />
    </div>
  ),
}
