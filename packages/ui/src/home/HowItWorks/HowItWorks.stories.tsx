import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '../../testing/guide.ts'
import { landingMessages } from '../home.landing.messages.ts'
import { HowItWorks } from './HowItWorks.tsx'

const guide: Guide = {
  whenToUse: 'For how to hire a professional, on the landing page.',
  alternatives: { Stepper: 'for the progress of a form', Timeline: 'for what has happened' },
  anatomy: ['Heading', 'Three numbered steps with a sentence each'],
  do: ['Keep each step to one sentence or two.'],
  dont: ['Do not promise what the product does not do.'],
  keyboard: {},
  messages: { how: landingMessages.how },
}

const meta = {
  title: 'Marketplace/Home/HowItWorks',
  component: HowItWorks,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof HowItWorks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Three steps (P-125)' }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
