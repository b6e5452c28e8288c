import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { professionalMessages } from '../professional.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { AboutProfessional } from './AboutProfessional.tsx'

const guide: Guide = {
  whenToUse: 'For the description of a professional.',
  alternatives: { Text: 'for any other text' },
  anatomy: ['Heading «Acerca del profesional»', 'Text with its line breaks'],
  do: ['Pass `null` without a description. The component renders a message.'],
  dont: ['Do not shorten the text.'],
  keyboard: {},
  messages: { about: professionalMessages.about, noDescription: professionalMessages.noDescription },
}

const meta = {
  title: 'Marketplace/Professional/AboutProfessional',
  component: AboutProfessional,
  parameters: { guide },
  args: { description: people.bruno.description },
} satisfies Meta<typeof AboutProfessional>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-139)',
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Acerca del profesional' })
    await expect(section).toHaveTextContent(people.bruno.description)
  },
}

export const Empty: Story = {
  name: 'Empty (S-140)',
  args: { description: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay descripción')).toBeVisible()
  },
}
