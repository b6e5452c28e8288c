import { fullName, orMissing, ratingText, residence, type User } from '@plomada/domain'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { PortraitHeader } from '../PortraitHeader/PortraitHeader.tsx'
import { userCopy } from '../user.copy.ts'
import * as css from './PersonalInfo.css.ts'

export interface PersonalInfoProps {
  /** Whose data it is. */
  person: User
  /** The form for becoming a professional, or for changing that profile. */
  becomeProfessionalHref?: string | undefined
  /** The form for one's own data. */
  personalDataHref?: string | undefined
}

/** What the product knows about a person, with the ways to change it. */
export const PersonalInfo = ({ person, becomeProfessionalHref, personalDataHref }: PersonalInfoProps) => (
  <Stack gap={6}>
    <PortraitHeader person={person}>
      <Text tone="muted">{userCopy.role(person.role)}</Text>
    </PortraitHeader>
    <Panel>
      <dl className={css.facts}>
        <Fact label={userCopy.name}>{fullName(person)}</Fact>
        <Fact label={userCopy.residence}>{residence(person.place)}</Fact>
        <Fact label={userCopy.email}>{orMissing(person.email)}</Fact>
        <Fact label={userCopy.rating}>
          {ratingText(person.averageRating)}{' '}
          {person.averageRating !== null && <Stars score={person.averageRating} />}
        </Fact>
      </dl>
    </Panel>
    {(becomeProfessionalHref ?? personalDataHref) !== undefined && (
      <Inline>
        {becomeProfessionalHref !== undefined && (
          <ButtonLink href={becomeProfessionalHref} icon="professional">
            {person.role === 'professional' ? userCopy.editProfessional : userCopy.becomeProfessional}
          </ButtonLink>
        )}
        {personalDataHref !== undefined && (
          <ButtonLink href={personalDataHref} variant="secondary" icon="edit">
            {userCopy.editPersonal}
          </ButtonLink>
        )}
      </Inline>
    )}
  </Stack>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={css.label}>
      <Words>{label}</Words>
    </dt>
    <dd className={css.value}>{children}</dd>
  </div>
)
