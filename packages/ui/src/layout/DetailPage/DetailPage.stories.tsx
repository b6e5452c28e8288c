import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { DetailPage } from './DetailPage.tsx'

const meta = {
  title: 'Layout/DetailPage',
  component: DetailPage,
  args: {
    children: (
      <Panel>
        <Heading level={1}>Servicio</Heading>
      </Panel>
    ),
    side: <Panel>Postular</Panel>,
    suggestions: <Panel>Sugerencias</Panel>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DetailPage>

export default meta
type Story = StoryObj<typeof meta>

/** Seen as suggestions, thing, side; read as thing, side, suggestions. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const at = (words: string) => page.getByText(words).getBoundingClientRect().left
    await expect(at('Sugerencias')).toBeLessThan(at('Servicio'))
    await expect(at('Servicio')).toBeLessThan(at('Postular'))
    await expect(canvasElement.textContent).toMatch(/Servicio.*Postular.*Sugerencias/)
  },
}

export const TwoColumns: Story = { args: { suggestions: undefined } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
