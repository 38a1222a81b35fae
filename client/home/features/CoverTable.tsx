import { dayNames } from './day-names.ts';

/** The numbers of the chart, for those who do not see it. */
export function CoverTable({ expected }: { expected: readonly number[] }) {
  return (
    <table className="sr-only">
      <caption>Nurses needed each night</caption>
      <thead>
        <tr>
          <th scope="col">Night</th>
          <th scope="col">Nurses</th>
        </tr>
      </thead>
      <tbody>
        {expected.map((nurses, day) => (
          <tr key={dayNames[day]}>
            <th scope="row">{dayNames[day]}</th>
            <td>{nurses.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
