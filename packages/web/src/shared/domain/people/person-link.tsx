import { Link } from 'react-router-dom';
import { engineerPath } from '../../platform/paths.ts';
import '../../components/buttons.css';

interface PersonLinkProps {
  id: string | undefined;
  name: string;
}

/** A name that leads to what is known of the person; words alone where it is not known who it is. */
export function PersonLink({ id, name }: PersonLinkProps) {
  return id === undefined ? (
    name
  ) : (
    <Link className="sd-short-link" to={engineerPath(id)}>
      {name}
    </Link>
  );
}
