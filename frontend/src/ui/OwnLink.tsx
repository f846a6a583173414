import { Link, type LinkProps } from 'react-router-dom';
import { isPublicPage } from '../lib/paths.ts';

/**
 * A link to a place of ours: within the app by the router; the public pages are documents of their own, so
 * those the browser loads.
 */
export function OwnLink({ to, ...rest }: LinkProps) {
  return <Link {...rest} to={to} reloadDocument={typeof to === 'string' && isPublicPage(to)} />;
}
