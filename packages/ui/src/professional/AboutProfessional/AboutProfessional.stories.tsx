import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { professionalCopy } from '../professional.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { AboutProfessional } from './AboutProfessional.tsx'

const guide: Guide = {
  use: 'What a professional tells about themselves.',
  instead: { Text: 'for any other paragraph' },
  anatomy: ['Heading «Acerca del profesional»', 'The text, with its own line breaks'],
  do: ['Hand `null` when nothing was written: it says so.'],
  dont: ['Do not shorten the text.'],
  keys: {},
  copy: { about: professionalCopy.about, noDescription: professionalCopy.noDescription },
}

const meta = {
  title: 'Professional/AboutProfessional',
  component: AboutProfessional,
  parameters: { guide },
  args: { description: people.bruno.description },
} satisfies Meta<typeof AboutProfessional>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Acerca del profesional with the description (S-139)',
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Acerca del profesional' })
    await expect(section).toHaveTextContent(people.bruno.description)
  },
}

export const Empty: Story = {
  name: 'Without a description (S-140)',
  args: { description: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay descripción')).toBeVisible()
  },
}
