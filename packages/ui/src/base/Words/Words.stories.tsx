import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlomadaProvider } from '../../provider/index.ts'
import { Words } from './Words.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'A sentence of the product inside a native element; Text, Heading, Button and the fields use it by themselves.',
  instead: { Text: 'for a text with a look of its own' },
  anatomy: [
    'The sentence, corrected if the product corrects it',
    'A mark of its language, when it is English',
  ],
  do: ['Pass the literal of the specification.'],
  dont: ['Do not pass what people typed: their words are not corrected.'],
  keys: {},
}

const meta = {
  title: 'Base/Text/Words',
  component: Words,
  parameters: { guide },
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
