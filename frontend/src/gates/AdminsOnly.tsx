import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectUser } from '../session/sessionSlice.ts';

/** To everybody else these screens are not there. The house itself says who may read what. */
export function AdminsOnly({ notFound }: { notFound: ReactElement }) {
  return useSelector(selectUser)?.isAdmin ? <Outlet /> : notFound;
}
