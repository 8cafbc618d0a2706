/** Has the browser save what an address of this site answers, as it comes: a file of any size, with the name that the server gives. */
export const saveLink = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  // Not every browser follows a link that stands in no page.
  document.body.append(link);
  link.click();
  link.remove();
};
