import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlomadaProvider } from '../../provider/index.ts'
import { Words } from './Words.tsx'

const meta = {
  title: 'Base/Text/Words',
  component: Words,
  args: { children: 'Ver servicios' },
} satisfies Meta<typeof Words>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Marked as English, so that a voice reads it as such. */
export const English: Story = {
  args: { children: 'Please enter your name' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Please enter your name')).toHaveAttribute('lang', 'en')
  },
}

/** The product may correct a sentence at one place. */
export const Corrected: Story = {
  args: { children: 'Pagina de Servicios' },
  render: (args) => (
    <PlomadaProvider corrections={{ 'Pagina de Servicios': 'Página de servicios' }}>
      <Words {...args} />
    </PlomadaProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Página de servicios')).toBeVisible()
  },
}
