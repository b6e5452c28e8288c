import { offers, people } from '../../../packages/domain/src/fixtures.ts'
import {
  BrandLink,
  Button,
  ContactForm,
  Grid,
  Heading,
  icons,
  Inline,
  OfferCard,
  ProfessionalCard,
  Stack,
  TopNav,
} from '../../../packages/ui/src/index.ts'

const noop = () => undefined

/** Renders cards of the marketplace below its navigation, in Spanish as in the product. */
export const ListPreview = ({ theme }: { theme: string }) => (
  <div lang="es">
    <Stack gap={5}>
      <TopNav
        label={`Menú, ${theme}`}
        brand={<BrandLink href="#home" />}
        items={[
          { label: 'Servicios', href: '#services', isCurrent: true },
          { label: 'Profesionales', href: '#professionals' },
        ]}
      />
      <Inline justify="between">
        <Heading level={3} size="h2">
          Servicios
        </Heading>
        <Button variant="accent" icon={icons.plus}>
          Pedir servicio
        </Button>
      </Inline>
      <Grid>
        <OfferCard offer={offers.tankPump} href="#11" application="open" onApply={noop} />
        <OfferCard offer={offers.paintedRoom} href="#12" application="sent" onApply={noop} />
        <ProfessionalCard professional={people.bruno} href="#2" level={3} />
      </Grid>
    </Stack>
  </div>
)

/** Renders a form of the marketplace. */
export const FormPreview = () => (
  <div lang="es">
    <ContactForm backHref="#home" onSubmit={() => Promise.resolve()} />
  </div>
)
