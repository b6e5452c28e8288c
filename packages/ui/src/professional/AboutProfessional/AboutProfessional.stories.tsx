import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AboutProfessional } from './AboutProfessional.tsx'

const meta = {
  title: 'Professional/AboutProfessional',
  component: AboutProfessional,
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
