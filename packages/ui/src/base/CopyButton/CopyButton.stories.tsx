import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { CopyButton } from './CopyButton.tsx'

const guide: Guide = {
  whenToUse: 'Next to a text that users take elsewhere, such as an account number, a code or an address.',
  alternatives: { ShareButton: 'to share the page', Button: 'for any other action' },
  anatomy: [
    'Icon: copy, then a check mark',
    'Label, for three seconds «Copied»',
    'Announcement for screen readers',
  ],
  do: [
    'Show the text next to the button, so that users can also select it.',
    'Name what is copied: «Copy the IBAN».',
  ],
  dont: ['Do not use it for passwords.'],
  keyboard: { 'Enter, Space': 'Copies the text. The focus stays' },
  messages: { label: 'copy.label', copied: 'copy.copied', failed: 'copy.failed' },
}

const writeText = fn<(text: string) => Promise<void>>()

/** Mocks the clipboard of the browser. */
const mockClipboard = (clipboard: object | undefined) => {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  return () => void Reflect.deleteProperty(navigator, 'clipboard')
}

const meta = {
  title: 'Components/Control/CopyButton',
  component: CopyButton,
  tags: ['interactive'],
  parameters: { guide },
  args: { text: '2850590940090418135201', onResult: fn() },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue()
    return mockClipboard({ writeText })
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

/** Announces the copy, and shows its label again after 3 s. */
export const Default: Story = {
  beforeEach: withFakeClock,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copiado'))
    await expect(writeText).toHaveBeenCalledWith('2850590940090418135201')
    await expect(args.onResult).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('button')).toHaveFocus()
    await advanceClock(3000)
    await expect(canvas.getByRole('button', { name: 'Copiar' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Copied: Story = {
  args: { children: 'Copiar el CBU' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copiar el CBU' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'Copiado' })).toBeVisible()
    await expect(button.getBoundingClientRect().width).toBe(width)
  },
}

/** Without the clipboard of HTTPS pages, the text is copied from a field. */
export const WithoutClipboard: Story = {
  beforeEach: () => {
    const execCommand = fn(() => true)
    const restore = mockClipboard(undefined)
    Object.assign(document, { execCommand })
    return () => {
      restore()
      Reflect.deleteProperty(document, 'execCommand')
    }
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }))
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith(true))
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(document.querySelector('textarea')).toBeNull()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    Object.assign(document, { execCommand: () => false })
    return () => void Reflect.deleteProperty(document, 'execCommand')
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No pudimos copiarlo'))
    await expect(args.onResult).toHaveBeenCalledWith(false)
  },
}

export const Ghost: Story = { args: { variant: 'ghost', size: 'small' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const LongWords: Story = {
  args: { children: 'Copiar la dirección completa de la obra con el piso y el departamento' },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { children: 'نسخ الرقم' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <CopyButton {...args} />
    </div>
  ),
}
