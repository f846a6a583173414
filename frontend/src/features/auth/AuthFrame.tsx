import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LanguageSwitcher } from '../../i18n/LanguageSwitcher.tsx';
import { pages } from '../../lib/paths.ts';
import { Logo } from '../../ui/art/Logo.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PictureAndForm } from '../../ui/layout/PictureAndForm.tsx';
import { theme } from '../../ui/theme.ts';

const art = new URL('../../ui/art/login.svg', import.meta.url).href;

type Props = {
  heading: string;
  /** Of the document, where the heading is no name for the page. */ title?: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** The ways in look alike: night at the tree house on one side, one question on the other. */
export function AuthFrame({ heading, title, lead, children }: Props) {
  return (
    <PictureAndForm
      art={art}
      head={
        <>
          <Logo to={pages.landing} />
          <LanguageSwitcher />
        </>
      }
    >
      <div>
        <PageHeading title={title ?? heading}>{heading}</PageHeading>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children}
    </PictureAndForm>
  );
}

const Lead = styled.div`
  margin-top: ${theme.s3};
  color: ${theme.ink2};
`;
