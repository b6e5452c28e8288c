import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'
import { ShareButton } from './ShareButton.tsx'

const guide: Guide = {
  use: 'On the page of one thing that somebody may want to pass on: an offer, a professional.',
  instead: { Link: 'for an address that is followed', Menu: 'for several actions' },
  anatomy: ['Picture and «Compartir»', 'Under it, what happened: the address was copied, or stands there'],
  do: [
    'Say in `title` what it is: most sheets show it.',
    'Put it at the end of what one can do on the page.',
  ],
  dont: ['Do not use it on lists: their address changes with every filter.'],
  keys: { Tab: 'To the button', 'Enter, Space': "Opens the device's own sheet, or copies the address" },
  copy: { share: baseCopy.share, copied: baseCopy.linkCopied, byHand: baseCopy.linkByHand('…') },
}

const url = 'https://plomada.example/service/detail/12'
const share = fn()
const writeText = fn()

/** Gives this browser a sheet, or takes it away, and a clipboard that does what the story says. */
const device = (canShare: boolean) => () => {
  share.mockReset()
  writeText.mockReset()
  const given = {
    canShare: canShare ? () => true : undefined,
    share,
    clipboard: { writeText },
  }
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(navigator, name, { value, configurable: true })
  return () => {
    for (const name of Object.keys(given)) Reflect.deleteProperty(navigator, name)
  }
}

const meta = {
  title: 'Base/Control/ShareButton',
  component: ShareButton,
  tags: ['interactive'],
  parameters: { guide },
  args: { title: 'Cambiar la bomba del tanque', url },
  beforeEach: device(true),
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

/** The device's own sheet; closing it is nothing to talk about. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }))
    await expect(share).toHaveBeenCalledWith({ title: args.title, url })
    await expect(writeText).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}

/** Without a sheet the address is copied. */
export const Copied: Story = {
  beforeEach: device(false),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('status')).toHaveTextContent('El enlace se copió')
    await expect(writeText).toHaveBeenCalledWith(url)
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }))
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}

/** A sheet that breaks, as where a page may not open it, is no sheet. */
export const WithoutPermission: Story = {
  play: async ({ canvas }) => {
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }))
    await expect(await canvas.findByText('El enlace se copió')).toBeVisible()
  },
}

/** Where nothing may be copied either, the address stands there to be taken by hand. */
export const ByHand: Story = {
  beforeEach: device(false),
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent(url)
  },
}

export const OnAPhone: Story = { ...ByHand, globals: { viewport: { value: 'phone' } } }
