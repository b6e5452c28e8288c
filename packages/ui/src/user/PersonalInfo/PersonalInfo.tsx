'use client'
import { fullName, orMissing, ratingText, residence, type User } from '@plomada/domain'
import { Fragment } from 'react'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { FactList } from '../FactList/FactList.tsx'
import { PortraitHeader } from '../PortraitHeader/PortraitHeader.tsx'
import { userCopy } from '../user.copy.ts'
import { useWords } from '../../provider/index.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface PersonalInfoProps {
  /** Whose data it is. */
  person: User
  /** The form for becoming a professional, or for changing that profile. */
  becomeProfessionalHref?: string | undefined
  /** The form for one's own data. */
  personalDataHref?: string | undefined
}

/** What the product knows about a person, with the ways to change it. */
export const PersonalInfo = ({ person, becomeProfessionalHref, personalDataHref }: PersonalInfoProps) => {
  const words = useWords()
  return (
    <Stack gap={6}>
      <PortraitHeader person={person}>
        <Text tone="muted">{userCopy.role(person.role)}</Text>
      </PortraitHeader>
      <Panel>
        <FactList
          facts={[
            [userCopy.name, fullName(person)],
            [userCopy.residence, residence(person.place, words)],
            [userCopy.email, words(orMissing(person.email))],
            [
              userCopy.rating,
              <Fragment key="rating">
                {words(ratingText(person.averageRating))}{' '}
                {person.averageRating !== null && <Stars score={person.averageRating} />}
              </Fragment>,
            ],
          ]}
        />
      </Panel>
      {(becomeProfessionalHref ?? personalDataHref) !== undefined && (
        <Inline>
          {becomeProfessionalHref !== undefined && (
            <ButtonLink href={becomeProfessionalHref} icon={icons.professional}>
              {person.role === 'professional' ? userCopy.editProfessional : userCopy.becomeProfessional}
            </ButtonLink>
          )}
          {personalDataHref !== undefined && (
            <ButtonLink href={personalDataHref} variant="secondary" icon={icons.edit}>
              {userCopy.editPersonal}
            </ButtonLink>
          )}
        </Inline>
      )}
    </Stack>
  )
}
