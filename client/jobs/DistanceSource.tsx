/** Where distances come from, in the words that the licence of the positions asks for. */
export function DistanceSource() {
  return (
    <p className="mt-6 text-xs text-ink-2">
      Distances are measured between the first parts of postcodes. Contains OS data © Crown copyright and database right
      2025. Contains Royal Mail data © Royal Mail copyright and database right 2025. Source: Office for National
      Statistics licensed under the Open Government Licence v.3.0
    </p>
  );
}
