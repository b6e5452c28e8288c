import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlomadaProvider } from '../index.ts'
import { Message } from './Message.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For a text of the marketplace: inside Text, Heading, Button, Notice and native elements.',
  alternatives: { Text: 'for text with a style' },
  anatomy: ['Message, or its override', '`lang="en"` if the message is English'],
  do: ['Pass the text of the specification.'],
  dont: ['Do not pass text that users typed.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/Shell/Message',
  component: Message,
  parameters: { guide },
  args: { children: 'Ver servicios' },
} satisfies Meta<typeof Message>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Marked as English, so that screen readers pronounce it as English. */
export const English: Story = {
  args: { children: 'Please enter your name' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Please enter your name')).toHaveAttribute('lang', 'en')
  },
}

/** Overridden by the provider. */
export const Overridden: Story = {
  args: { children: 'Pagina de Servicios' },
  render: (args) => (
    <PlomadaProvider overrides={{ 'Pagina de Servicios': 'Página de servicios' }}>
      <Message {...args} />
    </PlomadaProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Página de servicios')).toBeVisible()
  },
}
