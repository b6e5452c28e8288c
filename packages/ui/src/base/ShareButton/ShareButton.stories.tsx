import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import { ShareButton } from './ShareButton.tsx'

const guide: Guide = {
  whenToUse: 'On the page of one item that users may share, such as an article or a profile.',
  alternatives: { Link: 'to go to a page', Menu: 'for several actions' },
  anatomy: ['Button with an icon and «Share»', 'Notice: the link was copied, or the link to copy'],
  do: ['Name the item in `title`. Most share sheets show it.', 'Put it after the other actions of the page.'],
  dont: ['Do not use it on lists. Their URL changes with every filter.'],
  keyboard: {
    Tab: 'Moves focus to the button',
    'Enter, Space': 'Opens the share sheet of the device, or copies the link',
  },
  messages: {
    share: esAR['share.label'],
    copied: esAR['share.copied'],
    byHand: esAR['share.failed'],
  },
}

const url = 'https://plomada.example/service/detail/12'
const share = fn()
const writeText = fn()

/** Mocks the share sheet and the clipboard of the browser. */
const mockDevice = (canShare: boolean) => () => {
  share.mockReset()
  writeText.mockReset()
  const mocks = {
    canShare: canShare ? () => true : undefined,
    share,
    clipboard: { writeText },
  }
  for (const [name, value] of Object.entries(mocks))
    Object.defineProperty(navigator, name, { value, configurable: true })
  return () => {
    for (const name of Object.keys(mocks)) Reflect.deleteProperty(navigator, name)
  }
}

const meta = {
  title: 'Components/Control/ShareButton',
  component: ShareButton,
  tags: ['interactive'],
  parameters: { guide },
  args: { title: 'Cambiar la bomba del tanque', url },
  beforeEach: mockDevice(true),
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

/** Closing the share sheet shows no notice. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }))
    await expect(share).toHaveBeenCalledWith({ title: args.title, url })
    await expect(writeText).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Without a share sheet the link is copied. */
export const Copied: Story = {
  beforeEach: mockDevice(false),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copiaste el enlace'))
    await expect(writeText).toHaveBeenCalledWith(url)
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** If the share sheet fails, for example without permission, the link is copied. */
export const WithoutPermission: Story = {
  play: async ({ canvas }) => {
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }))
    await expect(await canvas.findByText('Copiaste el enlace')).toBeVisible()
  },
}

/** If copying fails too, the notice contains the link. */
export const CopyFailed: Story = {
  beforeEach: mockDevice(false),
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(url))
  },
}

export const OnAPhone: Story = { ...CopyFailed, globals: { viewport: { value: 'phone' } } }
